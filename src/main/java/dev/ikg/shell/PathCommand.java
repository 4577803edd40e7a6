package dev.ikg.shell;

import dev.ikg.casework.InsightRequest;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Shows how two cases connect. */
final class PathCommand extends IkgCommand {

  private static final OptionSpec HUBS =
      OptionSpec.flag("hubs", "take labels too that a fifth of all cases have");

  PathCommand(Session session) {
    super(
        new CommandSpec(
            "path",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "how two cases connect, in words",
            new Arguments("ID ID", false, 2, 2).offering(Offer.CASE),
            InsightOptions.limited(HUBS),
            List.of(
                new Example(
                    "path github-2024-01-09 github-2024-08-14",
                    "the shortest chains between the two"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    List<String> ids = invocation.arguments();
    InsightRequest request =
        new InsightRequest.Path(
            ids.get(0),
            ids.get(1),
            invocation.flag(HUBS.name()),
            InsightOptions.limit(invocation),
            InsightOptions.where(invocation));
    return new Result.Answered(desk(invocation).insight(request, invocation.askOptions()));
  }
}
