package dev.ikg.casework;

import java.util.Optional;

/**
 * How a question is answered.
 *
 * @param language the language of texts, {@code en} or {@code ko}; the other is used where a text
 *     does not have it
 * @param where a pattern that selects the cases that are looked at; empty for all
 */
public record AskOptions(String language, Optional<String> where) {

  /** A question about all cases. */
  public AskOptions(String language) {
    this(language, Optional.empty());
  }
}
