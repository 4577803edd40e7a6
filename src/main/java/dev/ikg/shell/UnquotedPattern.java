package dev.ikg.shell;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.question.Question;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The pattern behind an option that was typed without quotes: its first word is the value of the
 * option, and the words behind it may have been meant as the rest.
 *
 * @param option as it is typed
 * @param line that it stands in
 * @param start where the first word begins in the line
 * @param value the first word
 * @param rest the words that follow it up to the next option; at least one
 */
record UnquotedPattern(String option, String line, int start, String value, List<Token> rest) {

  UnquotedPattern {
    rest = List.copyOf(rest);
  }

  /**
   * What may be one.
   *
   * @param value of the option, the last word before {@code at}
   * @param at the first word behind the value
   */
  static Optional<UnquotedPattern> of(OptionSpec option, String value, Words words, int at) {
    Token first = words.tokens().get(at - 1);
    boolean whole = first.quoted() || value.chars().anyMatch(Character::isWhitespace);
    List<Token> rest =
        words.from(at).tokens().stream()
            .takeWhile(token -> !OptionParser.isOption(token))
            .takeWhile(token -> !OptionParser.isEndOfOptions(token))
            .toList();
    return whole || !option.isPattern() || rest.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new UnquotedPattern(
                option.typed(), words.line(), first.end() - value.length(), value, rest));
  }

  /**
   * The failure of a first word that is no pattern alone, and is one with words behind it.
   *
   * @param spare how many words the command can do without
   */
  Optional<Failure> failure(int spare) {
    return isPattern(value) ? Optional.empty() : longest(1, Math.max(1, spare)).map(this::failure);
  }

  private Failure failure(String whole) {
    Place place = new Place.InText(line, start, start + whole.length());
    String message = option + " cannot be '" + value + "' alone";
    return new Failure(Failure.Kind.USAGE, List.of(Problem.error(place, message, hint(whole))));
  }

  /**
   * How the pattern is written; empty where too few words stand behind the first.
   *
   * @param tooMany how many words the command cannot take
   * @param spare how many it can do without
   */
  Optional<String> hint(int tooMany, int spare) {
    return tooMany > rest.size()
        ? Optional.empty()
        : Optional.of(hint(longest(tooMany, spare).orElseGet(() -> with(tooMany))));
  }

  private Optional<String> longest(int least, int most) {
    return IntStream.rangeClosed(least, Math.min(most, rest.size()))
        .mapToObj(this::with)
        .filter(UnquotedPattern::isPattern)
        .reduce((shorter, longer) -> longer);
  }

  /** The first word with so many behind it. */
  private String with(int more) {
    return line.substring(start, rest.get(more - 1).end());
  }

  private String hint(String whole) {
    String quote = whole.contains("\"") ? "'" : "\"";
    return "A pattern of several words stands in quotes: " + option + " " + quote + whole + quote;
  }

  private static boolean isPattern(String text) {
    try {
      Question.parse(text);
      return true;
    } catch (Failure wrong) {
      return false;
    }
  }
}
