package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Empties the screen. */
final class ClearCommand extends IkgCommand {

  private static final String EMPTY_SCREEN = "\u001B[H\u001B[2J\u001B[3J";

  ClearCommand(Session session) {
    super(
        new CommandSpec(
            "clear",
            List.of(),
            CommandSpec.Group.SHELL,
            "empty the screen",
            Arguments.NONE,
            CommonOptions.with(List.of()),
            List.of(new Example("clear", "the same as Ctrl-L"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    if (session().console().terminal()) {
      session().console().out().append(EMPTY_SCREEN);
    }
    return new Result.Quiet(ExitCodes.DONE);
  }
}
