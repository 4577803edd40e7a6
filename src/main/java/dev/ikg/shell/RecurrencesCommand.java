package dev.ikg.shell;

import dev.ikg.casework.InsightRequest;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Shows which troubles came back. */
final class RecurrencesCommand extends IkgCommand {

  RecurrencesCommand(Session session) {
    super(
        new CommandSpec(
            "recurrences",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "which troubles came back, and what was promised before",
            Arguments.NONE,
            InsightOptions.limited(),
            List.of(
                new Example("recurrences", "the longest chains first"),
                new Example("recurrences --where \"at DFDS\" --limit 50", "of one organization"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    InsightRequest request =
        new InsightRequest.Recurrences(
            InsightOptions.limit(invocation), InsightOptions.where(invocation));
    return new Result.Answered(desk(invocation).insight(request, invocation.askOptions()));
  }
}
