package dev.ikg.shell;

import dev.ikg.casework.InsightRequest;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Shows how many nodes and links there are. */
final class StatsCommand extends IkgCommand {

  StatsCommand(Session session) {
    super(
        new CommandSpec(
            "stats",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "nodes and links by kind, the graph's digest, date and maker",
            Arguments.NONE,
            InsightOptions.with(),
            List.of(
                new Example("stats", "the whole graph"),
                new Example("stats --where \"in database\"", "what some cases have"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    return new Result.Answered(
        desk(invocation)
            .insight(
                new InsightRequest.Stats(InsightOptions.where(invocation)),
                invocation.askOptions()));
  }
}
