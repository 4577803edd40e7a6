package dev.ikg.cypher;

import dev.ikg.incident.Facet;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the value of a parameter of a saved question is.
 *
 * @param kind its kind
 * @param facet the facet that a label is looked up in; empty for all facets, and for other kinds
 */
public record ParameterType(Kind kind, Optional<Facet> facet) {

  /** The kinds of values. A statement gets each as the Cypher value that is named. */
  public enum Kind {
    /** A label or the name of an organization; the list of keys that it stands for. */
    LABEL,
    /** The id of a case; a string. */
    CASE,
    /** Any words; a string. */
    TEXT,
    /** Words for a full-text index; a query of it in which every character is only itself. */
    SEARCH,
    /** A whole number; an integer. */
    WHOLE,
    /** A number; a float. */
    REAL,
    /** A length of time; its seconds. */
    DURATION,
    /** A date; its first day. */
    DATE
  }

  /** The type that a word in a header names: a kind, or a facet for a label of it. */
  static Optional<ParameterType> named(String word) {
    Optional<ParameterType> ofFacet =
        Facet.named(word).map(facet -> new ParameterType(Kind.LABEL, Optional.of(facet)));
    return ofFacet.or(
        () ->
            Arrays.stream(Kind.values())
                .filter(kind -> word(kind).equals(word))
                .map(kind -> new ParameterType(kind, Optional.empty()))
                .findFirst());
  }

  /** The word in a header. */
  public String word() {
    return facet.map(Facet::word).orElse(word(kind));
  }

  /** All words, for a message. */
  static String words() {
    return Stream.concat(
            Arrays.stream(Kind.values()).map(ParameterType::word), Facet.words().stream())
        .collect(Collectors.joining(", "));
  }

  private static String word(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
