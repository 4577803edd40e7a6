package dev.ikg.casework;

import dev.ikg.insight.CoOccurrence;
import dev.ikg.insight.WithoutOne;
import dev.ikg.question.Question;
import java.util.Optional;

/**
 * How the terms of a question meet, beside how they would meet by chance. Only for questions about
 * one case with two terms or more.
 *
 * @param test by organization
 * @param lift by case; empty where a term has no case
 * @param p empty where all that was found is at one organization
 * @param withoutOne the range of p when one organization is left out; empty where p is
 * @param family the pair among all pairs like it; empty where the question is not about two labels
 *     or where no p was computed
 */
record Chance(
    CoOccurrence test,
    Optional<Double> lift,
    Optional<Double> p,
    Optional<WithoutOne> withoutOne,
    Optional<Family> family) {

  /**
   * A pair of labels among all pairs of its family.
   *
   * @param q the false discovery rate; empty where a label is too rare for the family, or where the
   *     family is too large for a question to wait for
   * @param pairs in the family; 0 where it was too large to look at
   * @param near whether the definition of one label entails the other
   */
  record Family(Optional<Double> q, int pairs, boolean near) {}

  /** What the counts of the population say; empty where no chance is computed for the question. */
  static Optional<Chance> of(Question question, EligibleTotals eligible) {
    boolean isMeeting = !question.isChain() && question.first().terms().size() >= 2;
    return isMeeting ? Optional.of(of(eligible)) : Optional.empty();
  }

  private static Chance of(EligibleTotals eligible) {
    var strata = eligible.strata();
    CoOccurrence test = CoOccurrence.of(strata);
    boolean one = strata.size() < 2 || test.organizations() == 1;
    boolean computable = eligible.sides().stream().allMatch(side -> side > 0);
    return new Chance(
        test,
        eligible.cases() > 0 && computable
            ? Optional.of(CoOccurrence.lift(eligible.cases(), eligible.sides(), eligible.joint()))
            : Optional.empty(),
        one ? Optional.empty() : Optional.of(test.p()),
        one ? Optional.empty() : Optional.of(WithoutOne.of(strata)),
        Optional.empty());
  }

  Chance in(Family pairs) {
    return new Chance(test, lift, p, withoutOne, Optional.of(pairs));
  }

  /** Whether all that was found is at one organization, or there is but one to look at. */
  boolean isOneOrganizationOnly() {
    return p.isEmpty();
  }
}
