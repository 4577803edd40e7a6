package dev.ikg.shell;

import dev.ikg.incident.CaseDuration;
import dev.ikg.problem.Failure;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.time.Duration;
import java.util.List;

/** Keeps the graph open, so that commands in other terminals start at once. */
final class ServeCommand extends IkgCommand {

  ServeCommand(Session session) {
    super(
        new CommandSpec(
            "serve",
            List.of(),
            CommandSpec.Group.GRAPH,
            "keep the graph open, so that commands in other terminals start at once",
            Arguments.NONE,
            CommonOptions.with(
                List.of(
                    OptionSpec.text(
                        "idle", "TIME", "end when nobody has used it for this long, such as 30m")),
                List.of(CommonOptions.GRAPH.get(0))),
            List.of(
                new Example("serve", "until Ctrl-C"),
                new Example("serve --idle 1s", "until nobody has used it for a second"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    session().desk(invocation.graph()).serve(invocation.option("idle").map(ServeCommand::time));
    return new Result.Quiet(ExitCodes.DONE);
  }

  private static Duration time(String text) {
    return CaseDuration.parse(text)
        .filter(time -> !time.isZero())
        .orElseThrow(
            () ->
                Failure.of(
                    Failure.Kind.USAGE,
                    "--idle takes a time, not \"" + text + "\"",
                    "Write it such as 90s, 30m or 2h."));
  }
}
