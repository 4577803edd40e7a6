package dev.ikg.incident;

import java.util.Optional;

/**
 * A link from one case to another.
 *
 * @param type whether this case repeats the other or is related to it
 * @param id the other case, which may not be in the graph yet
 * @param kind what kind of relation, such as {@code consequence}; empty where not said
 * @param basis who says so
 */
public record CaseLink(Type type, String id, Optional<String> kind, Basis basis) {

  /** The two links between cases. */
  public enum Type {
    RELATED_TO,
    RECURRENCE_OF
  }

  /** Who says that two cases are linked. */
  public enum Basis {
    /** The source itself names the other case. */
    NAMED,
    /** The editors of the record think so. */
    INFERRED;

    /** The word in documents and answers. */
    public String word() {
      return this == NAMED ? "named" : "inferred";
    }
  }
}
