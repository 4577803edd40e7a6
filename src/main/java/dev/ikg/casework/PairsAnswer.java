package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.insight.CaseTable;
import dev.ikg.insight.LabelPair;
import dev.ikg.insight.NearLabels;
import dev.ikg.insight.PairFamily;
import dev.ikg.problem.Count;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Which labels travel together across organizations, and how many of the pairs survive. */
final class PairsAnswer {

  private static final List<Column> COLUMNS =
      List.of(
          Column.text("one"),
          Column.text("other"),
          Column.whole("cases_one"),
          Column.whole("cases_other"),
          Column.whole("cases"),
          Column.whole("orgs"),
          Column.real("expected"),
          Column.real("lift"),
          Column.real("p"),
          Column.real("q"),
          Column.text("mark"));

  private static final double STRICT = 0.05;

  /** Below it a pair is believed to be more than chance, one of ten wrongly. */
  static final double LOOSE = 0.1;

  private static final Comparator<LabelPair> BY_P =
      Comparator.comparingDouble((LabelPair pair) -> p(pair).orElse(2.0))
          .thenComparing(pair -> pair.one().key())
          .thenComparing(pair -> pair.other().key())
          .thenComparing(pair -> pair.one().facet())
          .thenComparing(pair -> pair.other().facet());

  private final InsightRequest.Pairs request;
  private final GraphMemory memory;

  PairsAnswer(InsightRequest.Pairs request, GraphMemory memory) {
    this.request = request;
    this.memory = memory;
  }

  /**
   * All pairs that were tested together.
   *
   * @param cases of the population
   * @param organizations of the population
   */
  private record Family(List<LabelPair> pairs, long cases, long organizations) {}

  /** Which family is meant. */
  private record FamilyKey(Facet one, Facet other, Optional<String> where) {}

  Answer answer(Graph.Transaction transaction) {
    Selection selection = Selection.of(request.where(), transaction, memory);
    FamilyKey key = new FamilyKey(request.one(), request.other(), request.where());
    Family family =
        memory.kept(
            selection.view(), key, Family.class, () -> tested(table(selection, transaction)));
    List<LabelPair> shown =
        family.pairs().stream().filter(pair -> request.all() || !pair.near()).sorted(BY_P).toList();
    long selected = selection.count(transaction);
    InsightSummary summary = summary(selection, family, shown, selected);
    return summary.under(
        COLUMNS, shown.stream().limit(request.limit()).map(PairsAnswer::row).toList(), transaction);
  }

  private CaseTable table(Selection selection, Graph.Transaction transaction) {
    return selection
        .indexed()
        .map(indexed -> indexed.matchedTable(request.one(), request.other()))
        .orElseGet(
            () ->
                CaseTable.of(
                    transaction
                        .run(selection.cases().labelled(request.one(), request.other()))
                        .stream()
                        .map(row -> FoundByCypher.labelled(row, request.one(), request.other()))
                        .toList()));
  }

  private Family tested(CaseTable table) {
    PairFamily family = new PairFamily(table, request.one(), request.other());
    return new Family(
        family.test(new NearLabels(memory.vocabulary())),
        table.cases(),
        table.organizations().size());
  }

  /** Empty where the two meet at one organization only, which says nothing about others. */
  private static Optional<Double> p(LabelPair pair) {
    return pair.test().organizations() == 1 ? Optional.empty() : Optional.of(pair.test().p());
  }

  /** Whether the correction for the many pairs of the family leaves it standing. */
  static boolean survives(LabelPair pair) {
    return below(pair, LOOSE);
  }

  private static boolean below(LabelPair pair, double level) {
    return p(pair).isPresent() && pair.q() < level;
  }

  private static Row row(LabelPair pair) {
    Optional<Double> p = p(pair);
    return new Row(
        List.of(
            Cell.of(pair.one().key()),
            Cell.of(pair.other().key()),
            Cell.of(pair.casesOfOne()),
            Cell.of(pair.casesOfOther()),
            Cell.of(pair.joint()),
            Cell.of(pair.test().organizations()),
            Cell.of(pair.test().expected()),
            Cell.of(pair.lift()),
            InsightSummary.real(p),
            InsightSummary.real(p.map(known -> pair.q())),
            Cell.of(mark(pair))));
  }

  private static String mark(LabelPair pair) {
    List<String> marks = new ArrayList<>();
    if (pair.near()) {
      marks.add("near");
    }
    if (pair.test().organizations() == 1) {
      marks.add("one organization");
    } else if (pair.test().isTooFewToTell()) {
      marks.add("too few to tell");
    } else if (pair.test().hangsOnFewStrata()) {
      marks.add("hangs on few");
    }
    return String.join(", ", marks);
  }

  private InsightSummary summary(
      Selection selection, Family all, List<LabelPair> shown, long selected) {
    List<LabelPair> family = all.pairs();
    long population = all.cases();
    long organizations = all.organizations();
    long near = family.stream().filter(LabelPair::near).count();
    InsightSummary summary =
        new InsightSummary(selection)
            .value("selected", selected)
            .value("cases", population)
            .value("orgs", organizations)
            .value("pairs", family.size())
            .value("near", near)
            .value("below_q_0.05", below(family, STRICT, false))
            .value("below_q_0.1", below(family, LOOSE, false))
            .value("near_below_q_0.05", below(family, STRICT, true))
            .value("near_below_q_0.1", below(family, LOOSE, true));
    summary.line(counted(population, organizations, selected, selection.words()));
    summary.line(survivors(family));
    if (near > 0) {
      summary.line(
          "Pairs whose definitions entail each other are no survivors; "
              + Count.grouped(below(family, LOOSE, true))
              + " of "
              + Count.grouped(near)
              + " would be at q 0.1, "
              + Count.grouped(below(family, STRICT, true))
              + " at q 0.05.");
    }
    notes(summary, near, shown.size());
    return summary;
  }

  /** Which cases count, and that others do not because nothing is recorded of them. */
  private String counted(long population, long organizations, long selected, String where) {
    return Count.grouped(population)
        + " of "
        + Count.of(selected, "case", "cases")
        + where
        + ", at "
        + Count.of(organizations, "organization", "organizations")
        + ", have "
        + facets()
        + " recorded and count; of the other "
        + Count.grouped(selected - population)
        + " it is not known which labels they would have.";
  }

  private String facets() {
    return request.one() == request.other()
        ? request.one().word()
        : request.one().word() + " and " + request.other().word();
  }

  private static String survivors(List<LabelPair> family) {
    if (family.isEmpty()) {
      return "No two labels are in at least "
          + PairFamily.CASES
          + " cases and "
          + PairFamily.ORGANIZATIONS
          + " organizations: there is nothing to test.";
    }
    return "Of "
        + Count.of(family.size(), "pair", "pairs")
        + " tested together "
        + Count.grouped(below(family, LOOSE, false))
        + " survive at q 0.1, "
        + Count.grouped(below(family, STRICT, false))
        + " of them at q 0.05. All others are leads, not findings.";
  }

  private void notes(InsightSummary summary, long near, int all) {
    if (near > 0 && !request.all()) {
      summary.note(
          Count.of(near, "pair is", "pairs are")
              + " left out because the definition of one label entails the other; --all shows them.");
    }
    if (all > request.limit()) {
      summary.note(
          "These are the first " + request.limit() + " of " + Count.grouped(all) + " pairs.");
    }
    summary.note(
        "The family are all labels in at least "
            + PairFamily.CASES
            + " cases and "
            + PairFamily.ORGANIZATIONS
            + " organizations, whether they meet or not; q counts all of their pairs.");
    summary.note(
        "lift counts cases, whoever they belong to; p and q count organizations: a large lift can"
            + " be the work of one organization.");
    summary.note("A label that is not recorded is not known to be absent.");
  }

  /** How many pairs have a smaller q, of those that are near or of the others. */
  private static long below(List<LabelPair> family, double level, boolean near) {
    return family.stream()
        .filter(pair -> pair.near() == near)
        .filter(pair -> below(pair, level))
        .count();
  }
}
