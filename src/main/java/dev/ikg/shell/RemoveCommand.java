package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Takes cases out of the graph. */
final class RemoveCommand extends IkgCommand {

  RemoveCommand(Session session) {
    super(
        new CommandSpec(
            "remove",
            List.of(),
            CommandSpec.Group.CASES,
            "take cases out of the graph; other cases may go on naming them",
            Arguments.some("ID...").offering(Offer.CASE),
            CommonOptions.with(
                List.of(
                    OptionSpec.flag("yes", "for scripts; cases that are named are never asked for"),
                    CommonOptions.OUTPUT,
                    CommonOptions.FORCE),
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(new Example("remove IL-0304", "one case"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    return Result.of(desk(invocation).remove(invocation.arguments()));
  }
}
