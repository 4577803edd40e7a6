package dev.ikg.graph;

import java.util.Locale;

/** The nodes that cases share, and the cases themselves. */
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

  /** What holds these nodes in a batch. */
  String field() {
    return name().toLowerCase(Locale.ROOT);
  }
}
