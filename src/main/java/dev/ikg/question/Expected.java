package dev.ikg.question;

import dev.ikg.incident.Facet;
import java.util.List;

/** A place in a question, named by what comes next, with the words that may stand there. */
enum Expected {
  CONDITION,
  SIDE,
  NEGATED,
  AFTER_THEN("named", "inferred"),
  NAME,
  AFTER_OPERAND,
  SAME_WHAT(Facet.words()),
  FIELD(Field.allWords()),
  QUOTED,
  DATE,
  FIRST_DATE,
  SECOND_DATE("and"),
  OVER_OR_UNDER("over", "under"),
  LENGTH,
  LIST_COUNT,
  OF("of"),
  LIST,
  BY_OF_FOLLOWED("by"),
  ACROSS_WHAT(Dimension.allPlurals()),
  BY_WHAT(Dimension.allWords()),
  AFTER_ACROSS("at least"),
  LEAST("least"),
  NUMBER,
  BY_OF_ORDER("by"),
  COLUMN,
  DIRECTION("asc", "desc"),
  TAIL,
  NOWHERE;

  private final List<String> words;

  Expected(String... words) {
    this(List.of(words));
  }

  Expected(List<String> words) {
    this.words = words;
  }

  /** The words that may stand there whatever came before. */
  List<String> words() {
    return words;
  }
}
