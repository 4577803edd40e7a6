package dev.ikg.graph;

import dev.ikg.cypher.StatementFile;
import java.util.Locale;

/** The nodes that cases share, and the cases themselves, in the order in which they are written. */
public enum NodeKind {
  ORGANIZATION,
  COMPONENT,
  ROOT_CAUSE,
  CONTRIBUTING_FACTOR,
  DOMAIN,
  SYMPTOM,
  SOURCE,
  /** An id that a case names; a placeholder until that case comes. */
  CASE_ID,
  CASE;

  private final StatementFile statement =
      StatementFile.load("load/nodes/" + name().toLowerCase(Locale.ROOT).replace('_', '-'));

  /** The statement that writes such nodes. */
  StatementFile statement() {
    return statement;
  }
}
