package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Says which version this is. */
final class VersionCommand extends IkgCommand {

  VersionCommand(Session session) {
    super(
        new CommandSpec(
            "version",
            List.of("--version"),
            CommandSpec.Group.SHELL,
            "say which version this is",
            Arguments.NONE,
            CommonOptions.with(List.of()),
            List.of(new Example("version", "the same as ikg --version"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    return new Result.Said("ikg " + Shell.version() + "\n");
  }
}
