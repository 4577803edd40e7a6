package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Answers a question in the pattern language. */
final class AskCommand extends IkgCommand {

  AskCommand(Session session) {
    super(
        new CommandSpec(
            "ask",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "which cases show a pattern, and where",
            Arguments.onePattern(),
            CommonOptions.with(
                List.of(
                    InsightOptions.WHERE,
                    InsightOptions.ROWS,
                    CommonOptions.LANGUAGE,
                    CommonOptions.OUTPUT,
                    CommonOptions.FORCE),
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(
                new Example(
                    "ask unpinned-version with automation-amplified across orgs",
                    "organizations where both factors met"),
                new Example(
                    "ask unpinned-version without retry-storm in database --format csv",
                    "cases as a spreadsheet"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    return new Result.Answered(
        desk(invocation).ask(invocation.argument(), InsightOptions.limited(invocation)));
  }
}
