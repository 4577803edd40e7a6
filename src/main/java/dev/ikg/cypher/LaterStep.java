package dev.ikg.cypher;

import dev.ikg.question.Length;
import dev.ikg.question.Step;
import java.util.ArrayList;
import java.util.List;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.IdentifiableElement;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.PatternElement;
import org.neo4j.cypherdsl.core.SymbolicName;

/**
 * Leads from the case of one step to the case of the next.
 *
 * @param step what the next case must be like and how it is linked
 * @param before the case of the step before
 * @param next the case to find
 * @param link the name of the link between the two
 * @param where what the step asks of the next case
 */
record LaterStep(Step step, Node before, Node next, SymbolicName link, Condition where) {

  private static final String RECURRENCE_OF = "RECURRENCE_OF";
  private static final String RELATED_TO = "RELATED_TO";

  /** Adds the clauses, which find each pair of cases once; a name that is carried stays known. */
  void addTo(Clauses clauses, List<IdentifiableElement> carried, Parameters parameters) {
    Condition holds = where.and(within(parameters));
    if (step.link() == Step.Link.FOLLOWED_BY) {
      PatternElement sameOrganization =
          before.relationshipTo(Cypher.node("Organization"), "AT").relationshipFrom(next, "AT");
      clauses.match(List.of(sameOrganization), later().and(holds));
      return;
    }
    clauses.match(
        List.of(before.relationshipBetween(next, RECURRENCE_OF, RELATED_TO).named(link)),
        linked(parameters).and(holds));
    strongestLink(clauses, carried);
  }

  /** What the clauses find: the next case, and the link where they follow one. */
  List<IdentifiableElement> found() {
    return step.link() == Step.Link.FOLLOWED_BY
        ? List.of(next.getRequiredSymbolicName())
        : List.of(next.getRequiredSymbolicName(), link);
  }

  private Condition linked(Parameters parameters) {
    Condition recurrence =
        type()
            .isEqualTo(Cypher.literalOf(RECURRENCE_OF))
            .and(
                Cypher.call("startNode")
                    .withArgs(link)
                    .asFunction()
                    .isEqualTo(next.asExpression()));
    Condition related = type().isEqualTo(Cypher.literalOf(RELATED_TO)).and(later());
    Condition linked = recurrence.or(related);
    return step.link()
        .basis()
        .map(basis -> linked.and(basis().isEqualTo(parameters.add("basis", basis.word()))))
        .orElse(linked);
  }

  /**
   * Of several links between two cases the strongest: a recurrence, then one that a source names;
   * of equal ones the first kind by name, so that an answer does not change from run to run.
   */
  private void strongestLink(Clauses clauses, List<IdentifiableElement> carried) {
    List<IdentifiableElement> all = new ArrayList<>(carried);
    all.add(next.getRequiredSymbolicName());
    all.add(link);
    clauses.with(all, List.of(type().ascending(), basis().descending(), kind().ascending()));
    List<IdentifiableElement> first = new ArrayList<>(carried);
    first.add(next.getRequiredSymbolicName());
    first.add(Cypher.head(Cypher.collect(link)).as(link));
    clauses.with(first);
  }

  /** The next case is known to have begun on a later day. */
  private Condition later() {
    return next.property("first_day").gt(before.property("last_day"));
  }

  private Condition within(Parameters parameters) {
    return step.within()
        .map(Length::period)
        .map(period -> Cypher.duration(parameters.add("within", period.toString())))
        .map(length -> next.property("last_day").lte(before.property("first_day").add(length)))
        .orElse(Cypher.noCondition());
  }

  /** What a row shows of the link: its kind, and who says so. */
  List<Expression> shown() {
    if (step.link() == Step.Link.FOLLOWED_BY) {
      return List.of(Cypher.literalOf("later"), Cypher.literalNull());
    }
    Expression kind =
        Cypher.caseExpression()
            .when(type().isEqualTo(Cypher.literalOf(RECURRENCE_OF)))
            .then(Cypher.literalOf("recurrence"))
            .elseDefault(kind());
    return List.of(kind, basis());
  }

  private Expression kind() {
    return Cypher.coalesce(Cypher.property(link, "kind"), Cypher.literalOf("related"));
  }

  private Expression type() {
    return Cypher.call("type").withArgs(link).asFunction();
  }

  private Expression basis() {
    return Cypher.property(link, "basis");
  }
}
