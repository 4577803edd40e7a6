package dev.ikg.review;

import dev.ikg.incident.Key;
import java.util.OptionalInt;

/** Says why an id, a label or a name cannot be a key. */
final class UnusableName {

  private UnusableName() {}

  /** What to do about it. */
  static String hint(String text) {
    return Characters.firstHidden(Key.of(text)).isPresent()
        ? "type it again without characters that cannot be seen"
        : "shorten it";
  }

  /** The reason, to stand behind the word for what it is. */
  static String why(String text) {
    String key = Key.of(text);
    OptionalInt hidden = Characters.firstHidden(key);
    if (hidden.isPresent()) {
      return Characters.quote(key) + " holds " + Characters.named(hidden.getAsInt());
    }
    return Characters.quote(key)
        + " is "
        + key.length()
        + " characters long, and "
        + Labels.LONGEST
        + " are the most";
  }
}
