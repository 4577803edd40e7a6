package dev.ikg.cypher;

import dev.ikg.question.Field;
import dev.ikg.question.Filter;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Expression;
import org.neo4j.cypherdsl.core.Node;

/** Where the graph keeps the fields of a record. */
final class FieldPath {

  private FieldPath() {}

  /** The record says something in the field. */
  static Condition known(Field field, Node incident) {
    if (field.facet().isPresent()) {
      return FacetPath.of(field.facet().get()).known(incident);
    }
    return switch (field) {
      case DATE -> incident.property("date").isNotNull();
      case DETECTED -> seconds(Filter.Measure.DETECTED, incident).isNotNull();
      case RESOLVED -> seconds(Filter.Measure.LASTING, incident).isNotNull();
      case REMEDIATION -> linked(incident, "REMEDIED_BY", "Remediation");
      case PROMISES -> linked(incident, "PROMISED", "ActionItem");
      case LESSONS -> incident.property("has_lessons").isTrue();
      case IMPACT -> incident.property("has_impact").isTrue();
      default -> throw new IllegalStateException("a field without a facet or a place: " + field);
    };
  }

  /** Anything was written that can be searched. */
  static Condition hasText(Node incident) {
    return incident.property("has_text").isTrue();
  }

  /** How long something took, in seconds; null where it is not known. */
  static Expression seconds(Filter.Measure measure, Node incident) {
    return incident.property(
        measure == Filter.Measure.LASTING ? "resolved_seconds" : "detected_seconds");
  }

  private static Condition linked(Node incident, String type, String label) {
    return Exists.pattern(incident.relationshipTo(Cypher.node(label), type));
  }
}
