package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Shows one case in full. */
final class CaseCommand extends IkgCommand {

  CaseCommand(Session session) {
    super(
        new CommandSpec(
            "case",
            List.of(),
            CommandSpec.Group.CASES,
            "one case in full, with its links in both directions",
            Arguments.one("ID").offering(Offer.CASE),
            CommonOptions.with(
                List.of(CommonOptions.LANGUAGE, CommonOptions.OUTPUT, CommonOptions.FORCE),
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(
                new Example("case IL-0304", "a page to read"),
                new Example("case IL-0304 --lang ko", "the same in Korean"),
                new Example("case IL-0304 --format json", "every field, for a program"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    return new Result.Shown(
        desk(invocation).showCase(invocation.argument(), invocation.askOptions()));
  }
}
