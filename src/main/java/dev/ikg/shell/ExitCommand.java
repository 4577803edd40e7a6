package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Leaves the shell or the script. */
final class ExitCommand extends IkgCommand {

  static final String NAME = "exit";

  ExitCommand(Session session) {
    super(
        new CommandSpec(
            NAME,
            List.of("quit"),
            CommandSpec.Group.SHELL,
            "leave the shell or the script (also: quit, Ctrl-D)",
            Arguments.NONE,
            CommonOptions.with(List.of()),
            List.of(new Example("exit", "leaves at once"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    session().leave();
    return new Result.Quiet(ExitCodes.DONE);
  }
}
