package dev.ikg.question;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds what somebody wrote from habit, and shows the whole question as it is written here. */
final class Habits {

  /** Longer questions are not typed from habit, and many forms are tried. */
  private static final int LONGEST = 400;

  private static final Pattern CYPHER =
      Pattern.compile("(?:optional\\s+)?match\\s*\\(.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

  private final String text;
  private final Predicate<String> accepts;
  private final List<Span> quoted;

  private Habits(String text, List<Token> tokens, Predicate<String> accepts) {
    this.text = text;
    this.accepts = accepts;
    this.quoted =
        tokens.stream().filter(token -> token.is(Token.Kind.QUOTED)).map(Token::span).toList();
  }

  /**
   * The problem of a text that cannot be understood, where habits are all that is wrong with it.
   *
   * @param accepts whether a text can be understood
   */
  static Optional<Problem> problem(String text, Predicate<String> accepts) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    if (CYPHER.matcher(text).lookingAt()) {
      return Optional.of(
          Problem.error(
              new Place.InText(text, 0, text.length()),
              "this is Cypher",
              "The command 'cypher' runs it; a question is `retry-storm with cold-cache`."));
    }
    return of(text, accepts)
        .flatMap(habits -> habits.one().or(habits::several).map(habits::problem));
  }

  /** The question that is meant by a text with one habit in it. */
  static Optional<String> meant(String text) {
    return Optional.of(text)
        .filter(typed -> typed.length() <= LONGEST)
        .flatMap(typed -> of(typed, QuestionParser::reads))
        .flatMap(Habits::one)
        .map(found -> found.forms().get(0));
  }

  private static Optional<Habits> of(String text, Predicate<String> accepts) {
    Problems ofWords = new Problems(text);
    Habits habits = new Habits(text, Lexer.tokens(text, ofWords), accepts);
    return ofWords.isEmpty() ? Optional.of(habits) : Optional.empty();
  }

  /** A habit, where it is and what to write for the whole text. */
  private record Found(Habit habit, Span span, List<String> forms) {}

  /** One habit, which may have several forms here. */
  private Optional<Found> one() {
    for (Habit habit : HabitTable.ALL) {
      Matcher matcher = habit.words().matcher(text);
      while (matcher.find()) {
        List<String> forms = isQuoted(matcher.start()) ? List.of() : accepted(text, habit, matcher);
        if (!forms.isEmpty()) {
          return Optional.of(new Found(habit, habit.span(matcher), forms));
        }
      }
    }
    return Optional.empty();
  }

  private boolean isQuoted(int at) {
    return quoted.stream().anyMatch(span -> span.start() <= at && at < span.end());
  }

  /** Several habits in one text; the first is named, the right form has none of them. */
  private Optional<Found> several() {
    if (!quoted.isEmpty()) {
      return Optional.empty();
    }
    String fixed = text;
    Optional<Habit> first = Optional.empty();
    Span place = Span.NONE;
    for (Habit habit : HabitTable.ALL) {
      Matcher matcher = habit.words().matcher(fixed);
      if (matcher.find()) {
        place = first.isEmpty() ? habit.span(matcher) : place;
        first = first.or(() -> Optional.of(habit));
        List<String> right = accepted(fixed, habit, matcher);
        if (!right.isEmpty()) {
          return Optional.of(new Found(first.get(), place, right));
        }
        fixed = replaced(fixed, matcher, habit.forms(matcher).get(0));
      }
    }
    return Optional.empty();
  }

  /** A text with each form for what was found, joined to what stands before it where that helps. */
  private List<String> accepted(String in, Habit habit, Matcher found) {
    return habit.forms(found).stream()
        .flatMap(
            form ->
                Stream.of(form, "with " + form)
                    .map(by -> replaced(in, found, by))
                    .filter(fixed -> !fixed.equals(text) && accepts.test(fixed))
                    .limit(1))
        .toList();
  }

  private static String replaced(String in, Matcher found, String by) {
    return Stream.of(in.substring(0, found.start()), by, in.substring(found.end()))
        .map(String::strip)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" "))
        .replace("( ", "(")
        .replace(" )", ")")
        .replace(" ,", ",");
  }

  private Problem problem(Found found) {
    Span span = found.span();
    String shown =
        found.forms().stream().map(form -> "`" + form + "`").collect(Collectors.joining(" or "));
    return Problem.error(
        new Place.InText(text, span.start(), span.end()),
        "`" + span.of(text) + "` is written another way here",
        "Write " + shown + ". " + found.habit().why());
  }
}
