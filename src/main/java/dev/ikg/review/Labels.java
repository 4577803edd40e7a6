package dev.ikg.review;

import dev.ikg.incident.Key;
import java.util.List;
import java.util.Optional;

/** Reads labels and other short names that become keys of the graph. */
final class Labels {

  /** The longest label or name, in UTF-16 units; the store's indexes take no endless ones. */
  static final int LONGEST = 1000;

  private static final String UNKNOWN = "unknown";

  private Labels() {}

  /** The usable labels of a list, or of one text, each once, in the order written. */
  static List<String> all(Optional<Field> field) {
    return Field.itemsOf(field).stream()
        .flatMap(item -> one(Optional.of(item)).stream())
        .distinct()
        .toList();
  }

  /** A usable label; empty where there is none, or it says that it is not known. */
  static Optional<String> one(Optional<Field> field) {
    return field.flatMap(Field::text).filter(Labels::isKnown).filter(Labels::isUsable).map(Key::of);
  }

  /** Whether a text says something: it is not blank and not {@code unknown}. */
  static boolean isKnown(String text) {
    // Prose comes here too, and need not be brought into a Unicode form to see that it is longer.
    String trimmed = Key.trimmed(text);
    return !trimmed.isEmpty()
        && (trimmed.length() != UNKNOWN.length() || !Key.of(trimmed).equalsIgnoreCase(UNKNOWN));
  }

  /** Whether a text can be a key: nothing hidden in it, and not too long. */
  static boolean isUsable(String text) {
    String key = Key.of(text);
    return key.length() <= LONGEST && Characters.firstHidden(key).isEmpty();
  }
}
