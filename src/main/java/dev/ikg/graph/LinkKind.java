package dev.ikg.graph;

import dev.ikg.cypher.StatementFile;
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
  RELATED_TO,
  RECURRENCE_OF,
  /** To a node that belongs to this case alone, as are the next two. */
  REMEDIED_BY,
  PROMISED,
  RECORDED_AS;

  private final StatementFile statement =
      StatementFile.load("load/links/" + name().toLowerCase(Locale.ROOT).replace('_', '-'));

  /** The statement that writes such links. */
  StatementFile statement() {
    return statement;
  }
}
