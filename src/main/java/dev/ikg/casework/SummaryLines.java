package dev.ikg.casework;

import dev.ikg.insight.WithoutOne;
import dev.ikg.problem.Count;
import dev.ikg.question.Question;
import dev.ikg.question.Tail;
import java.util.ArrayList;
import java.util.List;

/** The numbers under an answer, for people: how many, how much of it by chance, how well read. */
final class SummaryLines {

  private final Question question;
  private final Found found;

  private SummaryLines(Question question, Found found) {
    this.question = question;
    this.found = found;
  }

  static List<String> of(Question question, Found found) {
    SummaryLines lines = new SummaryLines(question, found);
    List<String> all = new ArrayList<>();
    all.add(lines.numbers());
    found
        .chance()
        .filter(chance -> found.eligible().organizations() > 1)
        .map(lines::chance)
        .ifPresent(all::add);
    if (found.matched().cases() > 0) {
      all.add(lines.evidence());
    }
    return all;
  }

  private String numbers() {
    long outside = found.matched().outside();
    String among =
        outside == 0
            ? ", of "
            : "; " + Count.grouped(found.matched().cases() - outside) + " of them are among the ";
    String numbers =
        cases(found.matched().cases())
            + " at "
            + organizations(found.matched().organizations())
            + among
            + cases(found.eligible().cases())
            + " at "
            + organizations(found.eligible().organizations())
            + " that could have matched.";
    return question.tail().across().map(across -> numbers + " " + recurs(across)).orElse(numbers);
  }

  private String recurs(Tail.Across across) {
    long spread = found.spread().orElse(0L);
    String where = Count.of(spread, across.dimension().word(), across.dimension().plural());
    return spread >= across.atLeast()
        ? "It recurs: found in " + where + "."
        : "It does not recur: found in " + where + ", asked for " + across.atLeast() + ".";
  }

  private String chance(Chance chance) {
    String expected =
        "By chance the terms would meet at "
            + Figures.tenths(chance.test().expected())
            + " organizations; they meet at "
            + Count.grouped(chance.test().organizations());
    if (chance.p().isEmpty()) {
      return expected + ".";
    }
    return expected
        + " (p "
        + Figures.probability(chance.p().get())
        + chance.withoutOne().map(SummaryLines::range).orElse("")
        + chance.family().flatMap(Chance.Family::q).map(q -> q(chance, q)).orElse("")
        + chance.lift().map(lift -> "; lift " + Figures.tenths(lift) + " by cases").orElse("")
        + ").";
  }

  private static String range(WithoutOne range) {
    return "; without one organization "
        + Figures.probability(range.min())
        + " to "
        + Figures.probability(range.max());
  }

  private static String q(Chance chance, double q) {
    int pairs = chance.family().map(Chance.Family::pairs).orElse(0);
    return "; q " + Figures.probability(q) + " among " + Count.of(pairs, "pair", "pairs");
  }

  private String evidence() {
    List<String> tiers = new ArrayList<>();
    found.matched().byEvidence().forEach((tier, cases) -> tiers.add(tier + " " + cases));
    String evidence = "Evidence: " + String.join(", ", tiers) + ".";
    return evidence + found.matched().largest().map(this::largest).orElse("");
  }

  private String largest(MatchedTotals.Largest largest) {
    return largest.cases() == found.matched().cases()
        ? " All at " + largest.org() + "."
        : " Largest part: "
            + largest.org()
            + " with "
            + Count.grouped(largest.cases())
            + " of "
            + cases(found.matched().cases())
            + ".";
  }

  private static String cases(long number) {
    return Count.of(number, "case", "cases");
  }

  private static String organizations(long number) {
    return Count.of(number, "organization", "organizations");
  }
}
