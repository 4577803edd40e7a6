package dev.ikg.answer;

import java.util.List;
import java.util.Locale;

/**
 * What a load would do to a case.
 *
 * @param id of the case
 * @param fields of a changed case, the JSON Pointers of what is different; a list counts as one
 *     value
 */
public record CaseChange(Kind kind, String id, List<String> fields) {

  /** What would happen to a case. */
  public enum Kind {
    ADDED,
    CHANGED,
    REMOVED;

    /** The word in answers. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public CaseChange {
    fields = List.copyOf(fields);
  }

  /** A case that comes or goes as a whole. */
  public CaseChange(Kind kind, String id) {
    this(kind, id, List.of());
  }
}
