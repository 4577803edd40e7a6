package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.CaseChange;
import dev.ikg.answer.Cell;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.Column;
import dev.ikg.answer.LoadReport;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.problem.Count;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Writes what a load or a check of documents found. As a table: the counts, with the problems
 * aside. As JSON: one object. In every other format: a row for each problem, as an answer.
 */
public final class ReportPrinter {

  private static final List<Column> PROBLEM_COLUMNS =
      List.of(
          Column.text("file"),
          Column.whole("line"),
          Column.text("pointer"),
          Column.text("severity"),
          Column.text("message"),
          Column.text("hint"));

  /** How many absent ids are named in a text. */
  private static final int NAMED = 10;

  private final Format format;
  private final Page page;

  public ReportPrinter(Format format, Page page) {
    this.format = format;
    this.page = page;
  }

  /** Writes what a load did. */
  public void print(LoadReport report, Appendable out, Appendable aside) throws IOException {
    Map<String, Cell> counts = new LinkedHashMap<>();
    counts.put("read", Cell.of(report.read()));
    counts.put("added", Cell.of(report.added()));
    counts.put("changed", Cell.of(report.changed()));
    counts.put("unchanged", Cell.of(report.unchanged()));
    counts.put("removed", Cell.of(report.removed()));
    counts.put("rejected", Cell.of(report.rejected()));
    counts.put("placeholders", Cell.ofTexts(report.placeholders()));
    counts.put("warnings", Cell.of(report.warnings()));
    counts.put("dry_run", Cell.of(report.dryRun()));
    counts.put("changes", report.dryRun() ? changes(report) : Cell.missing());
    counts.put("other_spellings", OtherSpellings.cell(report.otherSpellings()));
    List<String> lines = new ArrayList<>();
    report.changes().forEach(change -> lines.add(line(change)));
    lines.add(counts(report) + (report.dryRun() ? " (dry run: nothing was written)" : ""));
    if (!report.placeholders().isEmpty()) {
      lines.add(absent(report));
    }
    lines.addAll(OtherSpellings.lines(report.otherSpellings()));
    print(counts, lines, report.problems(), out, aside);
  }

  /** Writes what a check found. */
  public void print(CheckReport report, Appendable out, Appendable aside) throws IOException {
    Map<String, Cell> counts = new LinkedHashMap<>();
    counts.put("read", Cell.of(report.read()));
    counts.put("valid", Cell.of(report.valid()));
    counts.put("rejected", Cell.of(report.rejected()));
    counts.put("warnings", Cell.of(report.warnings()));
    counts.put("other_spellings", OtherSpellings.cell(report.otherSpellings()));
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
                Locale.ROOT,
                "%,d read: %,d valid, %,d rejected",
                report.read(),
                report.valid(),
                report.rejected())
            + warnings(report.warnings()));
    lines.addAll(OtherSpellings.lines(report.otherSpellings()));
    print(counts, lines, report.problems(), out, aside);
  }

  private void print(
      Map<String, Cell> counts,
      List<String> lines,
      List<Problem> problems,
      Appendable out,
      Appendable aside)
      throws IOException {
    if (format == Format.TABLE) {
      if (!problems.isEmpty()) {
        aside.append(ProblemText.of(problems, page.aside())).append('\n');
      }
      for (String line : lines) {
        out.append(ShownText.of(line)).append('\n');
      }
    } else if (format == Format.JSON) {
      printJson(counts, problems, out);
    } else {
      Summary summary = new Summary(new Cell.Fields(counts), lines);
      Answer answer = new Answer(PROBLEM_COLUMNS, rows(problems), summary, List.of());
      AnswerPrinter.of(format, page).print(answer, out, aside);
    }
  }

  private static void printJson(Map<String, Cell> counts, List<Problem> problems, Appendable out) {
    List<String> names = PROBLEM_COLUMNS.stream().map(Column::name).toList();
    try (JsonCells json = new JsonCells(out)) {
      json.raw("{").members(counts);
      json.raw("\"problems\":").rows(names, rows(problems)).raw("}\n");
    }
  }

  private static List<Row> rows(List<Problem> problems) {
    return problems.stream().map(ReportPrinter::cells).map(Row::new).toList();
  }

  private static List<Cell> cells(Problem problem) {
    List<Cell> cells = new ArrayList<>(at(problem.place()).values());
    cells.add(Cell.of(problem.severity().name().toLowerCase(Locale.ROOT)));
    cells.add(Cell.of(problem.message()));
    cells.add(problem.hint().isEmpty() ? Cell.missing() : Cell.of(problem.hint()));
    return cells;
  }

  /** File, line and pointer of a place; missing as far as it has none. */
  static Map<String, Cell> at(Place place) {
    Map<String, Cell> at = new LinkedHashMap<>();
    if (place instanceof Place.InFile in) {
      at.put("file", Cell.of(in.file()));
      at.put("line", in.line() > 0 ? Cell.of(in.line()) : Cell.missing());
      at.put("pointer", Cell.of(in.pointer()));
    } else {
      List.of("file", "line", "pointer").forEach(name -> at.put(name, Cell.missing()));
    }
    return at;
  }

  private static String counts(LoadReport report) {
    String removed = report.removed() > 0 ? Count.grouped(report.removed()) + " removed" : "";
    if (report.read() == 0 && report.removed() > 0) {
      return removed + warnings(report.warnings());
    }
    return String.format(
            Locale.ROOT,
            "%,d read: %,d added, %,d changed, %,d unchanged, %,d rejected",
            report.read(),
            report.added(),
            report.changed(),
            report.unchanged(),
            report.rejected())
        + (removed.isEmpty() ? "" : "; " + removed)
        + warnings(report.warnings());
  }

  private static String warnings(long number) {
    return number == 0 ? "" : "; " + Count.of(number, "warning", "warnings");
  }

  private static Cell changes(LoadReport report) {
    List<Cell> cells = new ArrayList<>();
    for (CaseChange change : report.changes()) {
      Map<String, Cell> values = new LinkedHashMap<>();
      values.put("change", Cell.of(change.kind().word()));
      values.put("id", Cell.of(change.id()));
      values.put("fields", Cell.ofTexts(change.fields()));
      cells.add(new Cell.Fields(values));
    }
    return new Cell.Many(cells);
  }

  private static String line(CaseChange change) {
    String fields = change.fields().isEmpty() ? "" : ": " + String.join(", ", change.fields());
    return change.kind().word() + " " + change.id() + fields;
  }

  private static String absent(LoadReport report) {
    List<String> ids = report.placeholders();
    String named = String.join(", ", ids.subList(0, Math.min(NAMED, ids.size())));
    String more = ids.size() > NAMED ? " ... and " + (ids.size() - NAMED) + " more" : "";
    return "named but not loaded: " + named + more;
  }
}
