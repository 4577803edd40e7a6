package dev.ikg.shell;

import java.util.List;

/**
 * What a word of a line can be, for completion.
 *
 * @param kind where the possible words come from
 * @param words the possible words, where the kind is a choice
 */
record Offer(Kind kind, List<String> words) {

  /** Where possible words come from. */
  enum Kind {
    /** Nobody knows them. */
    ANYTHING,
    /** A list. */
    CHOICE,
    /** A question, to the end of the line. */
    PATTERN,
    /** The ids of cases. */
    CASE,
    /** The ids of saved questions. */
    QUESTION,
    /** Files and folders. */
    PATH,
    /** Commands. */
    COMMAND
  }

  static final Offer ANYTHING = new Offer(Kind.ANYTHING, List.of());
  static final Offer PATTERN = new Offer(Kind.PATTERN, List.of());
  static final Offer CASE = new Offer(Kind.CASE, List.of());
  static final Offer QUESTION = new Offer(Kind.QUESTION, List.of());
  static final Offer PATH = new Offer(Kind.PATH, List.of());
  static final Offer COMMAND = new Offer(Kind.COMMAND, List.of());

  Offer {
    words = List.copyOf(words);
  }

  static Offer choice(List<String> words) {
    return new Offer(Kind.CHOICE, words);
  }

  /** What the value of an option can be. */
  static Offer ofOption(OptionSpec option) {
    if (option.kind() == OptionSpec.Kind.CHOICE) {
      return choice(option.allowed());
    }
    return switch (option.value()) {
      case "PATTERN" -> PATTERN;
      case "FILE", "DIR" -> PATH;
      default -> ANYTHING;
    };
  }
}
