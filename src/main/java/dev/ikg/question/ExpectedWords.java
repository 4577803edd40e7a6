package dev.ikg.question;

import dev.ikg.incident.Facet;
import java.util.ArrayList;
import java.util.List;

/** The words of the language by the places where they may stand. */
final class ExpectedWords {

  static final List<String> FILTERS =
      List.of("in", "at", "on", "since", "before", "between", "lasting", "detected");
  static final List<String> CONNECTORS = List.of("with", "or", "without", "and", "not");
  static final List<String> LINKS = List.of("then", "followed by");
  static final List<String> TAILS = List.of("across", "by", "order by", "limit");
  static final List<String> NEGATIONS = List.of("without", "not");

  private static final List<String> TERMS =
      List.of("all", "any of", "at least", "known", "unknown", "text", "promised");

  private ExpectedWords() {}

  /** The words with which a term can begin. */
  static List<String> terms(boolean isFirstStep) {
    List<String> words = new ArrayList<>(TERMS);
    if (!isFirstStep) {
      words.add("same");
    }
    Facet.words().forEach(word -> words.add(word + ":"));
    return words;
  }

  /** The words with which a condition can begin; a list holds no filters. */
  static List<String> condition(boolean isFirstStep, boolean inList) {
    return together(terms(isFirstStep), NEGATIONS, inList ? List.of() : FILTERS);
  }

  /** The words that can follow an operand. */
  static List<String> afterOperand(boolean atTop, boolean isLink, List<String> tails) {
    List<String> conditions = together(CONNECTORS, FILTERS);
    return atTop
        ? together(conditions, LINKS, isLink ? List.of("within") : List.of(), tails)
        : conditions;
  }

  @SafeVarargs
  static List<String> together(List<String>... some) {
    List<String> all = new ArrayList<>();
    for (List<String> each : some) {
      all.addAll(each);
    }
    return all;
  }
}
