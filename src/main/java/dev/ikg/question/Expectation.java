package dev.ikg.question;

import dev.ikg.incident.Facet;
import java.util.List;
import java.util.Optional;

/**
 * What may stand where the beginning of a question ends.
 *
 * @param name a label or a name, if one may stand there
 * @param wordFrom where the word that is being typed begins
 * @param words the words of the language that may stand there
 */
record Expectation(Optional<Name> name, int wordFrom, List<String> words) {

  /**
   * A label or a name that is being typed.
   *
   * @param from where it begins: several words can be one label
   * @param begun what of it is there, its words joined by hyphens
   * @param facet where it is looked up; empty for any
   * @param group whether it names a group of the facet
   * @param behindColon whether it stands behind a facet and a colon
   * @param quoted whether a quote is open
   */
  record Name(
      int from,
      String begun,
      Optional<Facet> facet,
      boolean group,
      boolean behindColon,
      boolean quoted) {}

  Expectation {
    words = List.copyOf(words);
  }

  /** Nothing that could be known here. */
  static Expectation nothing(int at) {
    return new Expectation(Optional.empty(), at, List.of());
  }
}
