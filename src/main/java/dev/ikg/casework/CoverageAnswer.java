package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.casework.FieldCoverage.Known;
import dev.ikg.casework.LabelReach.Carried;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.index.IndexedCases;
import dev.ikg.problem.Count;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What is known and what is not, so that nobody takes what is not recorded for absent. */
final class CoverageAnswer {

  private static final StatementFile BARE = StatementFile.load("insight/bare-cases");

  private static final List<Column> FIELDS =
      List.of(
          Column.text("field"), Column.whole("known"), Column.whole("of"), Column.real("share"));

  private static final List<Column> TIERS =
      List.of(
          Column.text("evidence"),
          Column.whole("cases"),
          Column.whole("orgs"),
          Column.real("share"));

  private final InsightRequest.Coverage request;
  private final GraphMemory memory;

  CoverageAnswer(InsightRequest.Coverage request, GraphMemory memory) {
    this.request = request;
    this.memory = memory;
  }

  Answer answer(Graph.Transaction transaction) {
    Selection selection = Selection.of(request.where(), transaction, memory);
    FieldCoverage fields = FieldCoverage.read(selection, transaction);
    InsightSummary summary =
        new InsightSummary(selection)
            .value("cases", fields.total().cases())
            .value("orgs", fields.organizations().size())
            .line(
                "%s of %s%s."
                    .formatted(
                        Count.of(fields.total().cases(), "case", "cases"),
                        Count.of(fields.organizations().size(), "organization", "organizations"),
                        selection.words()));
    return switch (request.subject()) {
      case FIELDS -> overview(fields, selection, summary, transaction);
      case ORGS ->
          summary.under(
              FieldCoverage.columns("org"),
              FieldCoverage.rows(fields.organizations()),
              transaction);
      case YEARS ->
          summary.under(
              FieldCoverage.columns("year"), FieldCoverage.rows(fields.years()), transaction);
      case LABELS -> {
        LabelFindings found = findings(selection, transaction);
        yield summary.line(found.line()).under(LabelFindings.COLUMNS, found.rows(), transaction);
      }
      case CASES -> {
        List<Row> bare = bare(selection, transaction);
        yield summary.line(bareLine(bare)).under(BARE.columns(), bare, transaction);
      }
      case EVIDENCE -> summary.under(TIERS, tiers(fields, selection, transaction), transaction);
    };
  }

  private Answer overview(
      FieldCoverage fields,
      Selection selection,
      InsightSummary summary,
      Graph.Transaction transaction) {
    Known all = fields.total();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < FieldCoverage.NAMES.size(); i++) {
      long known = all.counts().get(i);
      rows.add(
          new Row(
              List.of(
                  Cell.of(FieldCoverage.NAMES.get(i)),
                  Cell.of(known),
                  Cell.of(all.cases()),
                  share(known, all.cases()))));
    }
    rows.sort(Comparator.comparingLong((Row row) -> row.whole(1)).reversed());
    return summary
        .line(findings(selection, transaction).line() + " `coverage labels` lists them.")
        .line(bareLine(bare(selection, transaction)) + " `coverage cases` lists them.")
        .note("What is not known is not absent. `coverage orgs` and `coverage years` show where.")
        .under(FIELDS, rows, transaction);
  }

  private LabelFindings findings(Selection selection, Graph.Transaction transaction) {
    return LabelFindings.of(
        LabelReach.labels(LabelFindings.FACETS, selection, transaction), memory.vocabulary());
  }

  private static List<Row> bare(Selection selection, Graph.Transaction transaction) {
    return selection.rows(IndexedCases::bareRows, BARE, transaction);
  }

  private static String bareLine(List<Row> bare) {
    return "Cases without a source: %d, without a cause: %d, without factors: %d."
        .formatted(without("source", bare), without("cause", bare), without("factors", bare));
  }

  private static long without(String field, List<Row> bare) {
    return bare.stream().filter(row -> row.texts(3).contains(field)).count();
  }

  private List<Row> tiers(
      FieldCoverage fields, Selection selection, Graph.Transaction transaction) {
    long all = fields.total().cases();
    List<Carried> tiers =
        LabelReach.labels(List.of(Facet.EVIDENCE), selection, transaction).stream()
            .sorted(
                Comparator.comparingLong(Carried::cases)
                    .reversed()
                    .thenComparing(tier -> tier.label().key()))
            .toList();
    List<Row> rows = new ArrayList<>();
    for (Carried tier : tiers) {
      rows.add(
          new Row(
              List.of(
                  Cell.of(tier.label().key()),
                  Cell.of(tier.cases()),
                  Cell.of(tier.organizations()),
                  share(tier.cases(), all))));
    }
    long unsaid = all - tiers.stream().mapToLong(Carried::cases).sum();
    if (unsaid > 0) {
      rows.add(
          new Row(
              List.of(Cell.of("not known"), Cell.of(unsaid), Cell.missing(), share(unsaid, all))));
    }
    return rows;
  }

  private static Cell share(long part, long whole) {
    return whole == 0 ? Cell.missing() : Cell.of((double) part / whole);
  }
}
