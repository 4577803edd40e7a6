package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.render.Format;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;
import java.util.Map;

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
            CommonOptions.with(List.of(), CommonOptions.WRITING),
            List.of(new Example("version", "the same as ikg --version"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    if (invocation.format() == Format.TABLE) {
      return new Result.Said("ikg " + Shell.version() + "\n");
    }
    return new Result.Answered(
        new Answer(
            List.of(Column.text("version")),
            List.of(new Row(List.of(Cell.of(Shell.version())))),
            new Summary(new Cell.Fields(Map.of()), List.of()),
            List.of()));
  }
}
