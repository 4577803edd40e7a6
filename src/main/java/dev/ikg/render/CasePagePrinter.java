package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.CasePage;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes one case. As a table: a page to read. As Markdown: the same page. As JSON: one object with
 * every field, and as JSON Lines the same on one line. As CSV and TSV: a row for each field that is
 * known.
 */
public final class CasePagePrinter {

  private static final List<Column> FIELD_COLUMNS =
      List.of(Column.text("field"), Column.text("value"));

  private final Format format;
  private final Page page;

  public CasePagePrinter(Format format, Page page) {
    this.format = format;
    this.page = page;
  }

  /** Writes the case. */
  public void print(CasePage shown, Appendable out, Appendable aside) throws IOException {
    switch (format) {
      case TABLE -> new PlainPage(page, out).print(shown);
      case MARKDOWN -> new MarkdownPage(out).print(shown);
      case JSON -> object(shown, out);
      case JSONL -> {
        try (JsonCells json = new JsonCells(out)) {
          json.value(shown.record()).raw("\n");
        }
        notes(shown, aside);
      }
      case CSV, TSV -> AnswerPrinter.of(format, page).print(fields(shown), out, aside);
    }
  }

  private static void object(CasePage shown, Appendable out) {
    try (JsonCells json = new JsonCells(out)) {
      json.raw("{").members(shown.record().values());
      json.raw("\"notes\":").texts(shown.notes()).raw("}\n");
    }
  }

  private static void notes(CasePage shown, Appendable aside) throws IOException {
    for (String note : shown.notes()) {
      aside.append(CellText.NOTE).append(ShownText.of(note)).append('\n');
    }
  }

  /** The fields as rows, a name such as {@code timeline.resolved_after} each. */
  private static Answer fields(CasePage shown) {
    List<Row> rows = new ArrayList<>();
    flatten("", shown.record(), rows);
    return new Answer(
        FIELD_COLUMNS, rows, new Summary(new Cell.Fields(Map.of()), List.of()), shown.notes());
  }

  private static void flatten(String name, Cell cell, List<Row> rows) {
    if (cell instanceof Cell.Fields fields) {
      String prefix = name.isEmpty() ? "" : name + ".";
      fields.values().forEach((member, value) -> flatten(prefix + member, value, rows));
    } else if (cell instanceof Cell.Many many) {
      for (int i = 0; i < many.values().size(); i++) {
        flatten(name + "[" + i + "]", many.values().get(i), rows);
      }
    } else if (!(cell instanceof Cell.Missing)) {
      rows.add(new Row(List.of(Cell.of(name), Cell.of(CellText.exact(cell)))));
    }
  }
}
