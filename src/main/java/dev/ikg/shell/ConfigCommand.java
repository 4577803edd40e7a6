package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.problem.Credentials;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Shows every setting, its value, and where the value comes from; never a password. */
final class ConfigCommand extends IkgCommand {

  private static final String PASSWORD = "NEO4J_PASSWORD";

  ConfigCommand(Session session) {
    super(
        new CommandSpec(
            "config",
            List.of(),
            CommandSpec.Group.SHELL,
            "every setting, its value, and where the value comes from",
            Arguments.NONE,
            CommonOptions.with(
                List.of(CommonOptions.OUTPUT, CommonOptions.FORCE), CommonOptions.WRITING),
            List.of(
                new Example("config", "flag over environment over file over default"),
                new Example("config --format json", "for a program"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    return new Result.Answered(answer(session()));
  }

  static Answer answer(Session session) {
    List<Row> rows = new ArrayList<>();
    for (Settings.Held held : session.settings().all()) {
      Setting setting = held.setting();
      String value = Credentials.hidden(held.value());
      rows.add(row(setting.word(), value, held.from(), setting.variable(), setting.says()));
    }
    boolean known = session.console().isSet(PASSWORD);
    rows.add(
        row(
            "password",
            known ? "(set)" : "",
            known ? PASSWORD : "default",
            PASSWORD,
            "of the server; from the environment only, and never shown"));
    return new Answer(
        List.of(
            Column.text("setting"),
            Column.text("value"),
            Column.text("from"),
            Column.text("variable"),
            Column.text("says")),
        rows,
        new Summary(
            new Cell.Fields(Map.of("file", Cell.of(session.settings().file()))),
            List.of(
                "Settings that last stand in " + session.settings().file() + ", as name = value.")),
        List.of());
  }

  private static Row row(String... texts) {
    List<Cell> cells = new ArrayList<>();
    for (String text : texts) {
      cells.add(text.isEmpty() ? Cell.missing() : Cell.of(text));
    }
    return new Row(cells);
  }
}
