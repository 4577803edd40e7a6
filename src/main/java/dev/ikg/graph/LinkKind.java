package dev.ikg.graph;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

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
  /** To a node that belongs to this case alone, as are promises and the document. */
  REMEDIED_BY,
  PROMISED,
  RELATED_TO,
  RECURRENCE_OF,
  RECORDED_AS;

  /**
   * Each written by a statement of its own once the cases of a batch are there: other cases must be
   * there to be linked, and documents are compressed meanwhile. All others are written with their
   * case.
   */
  static final Set<LinkKind> AFTER_CASES =
      Collections.unmodifiableSet(EnumSet.range(RELATED_TO, RECORDED_AS));

  /** What holds these links in the row of a case. */
  String field() {
    return name().toLowerCase(Locale.ROOT);
  }
}
