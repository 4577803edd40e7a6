package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
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
    desk(invocation).serve(invocation.time("idle"));
    return new Result.Quiet(ExitCodes.DONE);
  }
}
