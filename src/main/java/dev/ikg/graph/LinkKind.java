package dev.ikg.graph;

import java.util.Locale;

/** The links that leave a case. */
public enum LinkKind {
  AT,
  AFFECTED,
  CAUSED_BY,
  CONTRIBUTED_BY,
  IN_DOMAIN,
  SHOWED,
  REPORTED_IN,
  RELIED_ON,
  /** To a node that belongs to this case alone, as are promises. */
  REMEDIED_BY,
  PROMISED,
  RELATED_TO,
  RECURRENCE_OF;

  /** What holds these links in a batch. */
  String field() {
    return name().toLowerCase(Locale.ROOT);
  }
}
