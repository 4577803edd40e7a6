package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.graph.Finding;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What was found on the way to a graph, a row for each thing that was looked at. */
final class DoctorAnswer {

  private static final List<Column> COLUMNS =
      List.of(
          Column.text("check"), Column.text("result"), Column.text("detail"), Column.text("cure"));

  private DoctorAnswer() {}

  static Answer of(List<Finding> findings) {
    boolean well = findings.stream().noneMatch(Finding::isFailure);
    Map<String, Cell> values = new LinkedHashMap<>();
    values.put("checks", Cell.of(findings.size()));
    values.put("well", Cell.of(well));
    return new Answer(
        COLUMNS,
        findings.stream().map(DoctorAnswer::row).toList(),
        new Summary(new Cell.Fields(values), List.of(line(findings, well))),
        List.of());
  }

  private static Row row(Finding finding) {
    return new Row(
        List.of(
            Cell.of(finding.check()),
            Cell.of(finding.outcome().name().toLowerCase(Locale.ROOT)),
            Cell.of(finding.detail()),
            finding.cure().isEmpty() ? Cell.missing() : Cell.of(finding.cure())));
  }

  private static String line(List<Finding> findings, boolean well) {
    if (well) {
      return "Nothing stands in the way.";
    }
    Finding last = findings.get(findings.size() - 1);
    return "It fails at: " + last.check() + ". What comes after it was not looked at.";
  }
}
