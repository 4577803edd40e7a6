package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.question.Expectation.Name;
import dev.ikg.question.Token.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Walks over the finished words of a question that is being typed, and says what may stand where it
 * ends. It is more patient than the parser: what is wrong further left does not matter here.
 */
final class ExpectationReader {

  private static final String GROUP = "group:";

  private final String text;
  private final List<Token> finished;
  private final Optional<Token> open;

  /** For each parenthesis that is open, whether it is a list. */
  private final Deque<Boolean> parentheses = new ArrayDeque<>();

  private final List<String> tails = new ArrayList<>(ExpectedWords.TAILS);
  private final List<Token> run = new ArrayList<>();
  private Optional<Facet> facet = Optional.empty();
  private boolean group;
  private boolean behindColon;
  private boolean least;
  private boolean within;
  private int runFrom;
  private int steps = 1;
  private Optional<Dimension> rows = Optional.empty();
  private boolean rowsByBy;
  private Expected place = Expected.CONDITION;

  private ExpectationReader(String text) {
    this.text = text;
    List<Token> tokens = new ArrayList<>(Lexer.tokens(text, new Problems(text)));
    tokens.remove(tokens.size() - 1);
    Optional<Token> last =
        tokens.isEmpty() ? Optional.empty() : Optional.of(tokens.get(tokens.size() - 1));
    this.open = last.filter(token -> token.span().end() == text.length() && isWord(token));
    this.finished = open.isPresent() ? tokens.subList(0, tokens.size() - 1) : tokens;
  }

  /** What may stand at the end of a text. */
  static Expectation of(String text) {
    ExpectationReader reader = new ExpectationReader(text);
    reader.finished.forEach(reader::pass);
    return reader.expectation();
  }

  private static boolean isWord(Token token) {
    return token.is(Kind.WORD) || token.is(Kind.QUOTED);
  }

  private void pass(Token token) {
    place =
        switch (place) {
          case CONDITION, SIDE, NEGATED -> condition(token);
          case AFTER_THEN ->
              token.is("named") || token.is("inferred") ? Expected.CONDITION : condition(token);
          case NAME -> name(token);
          case AFTER_OPERAND -> afterOperand(token);
          case SAME_WHAT, FIELD, QUOTED, DATE -> Expected.AFTER_OPERAND;
          case FIRST_DATE -> Expected.SECOND_DATE;
          case SECOND_DATE -> token.is("and") ? Expected.DATE : Expected.NOWHERE;
          case OVER_OR_UNDER -> Expected.LENGTH;
          case LENGTH -> Values.startsWithDigit(token) ? Expected.LENGTH : afterLength(token);
          case LIST_COUNT -> Expected.OF;
          case OF -> token.is("of") ? Expected.LIST : Expected.NOWHERE;
          case LIST -> list(token);
          case BY_OF_FOLLOWED -> token.is("by") ? nextStep(Expected.CONDITION) : Expected.NOWHERE;
          case ACROSS_WHAT -> rows(token, false);
          case BY_WHAT -> rows(token, true);
          case AFTER_ACROSS -> token.is("at") ? Expected.LEAST : tail(token);
          case LEAST -> token.is("least") ? Expected.NUMBER : Expected.NOWHERE;
          case BY_OF_ORDER -> token.is("by") ? Expected.COLUMN : Expected.NOWHERE;
          case COLUMN -> Expected.DIRECTION;
          case NUMBER -> Expected.TAIL;
          case DIRECTION -> token.is("asc") || token.is("desc") ? Expected.TAIL : tail(token);
          case TAIL -> tail(token);
          case NOWHERE -> Expected.NOWHERE;
        };
  }

  private Expected condition(Token token) {
    if (token.is(Kind.OPEN)) {
      parentheses.push(false);
      return Expected.CONDITION;
    }
    if (token.is("not") || token.is("without")) {
      return Expected.NEGATED;
    }
    if (token.is("all")) {
      return Expected.AFTER_OPERAND;
    }
    if (token.is("same")) {
      return Expected.SAME_WHAT;
    }
    if (token.is("known") || token.is("unknown")) {
      return Expected.FIELD;
    }
    if (token.is("text") || token.is("promised")) {
      return Expected.QUOTED;
    }
    if (token.is("any")) {
      return Expected.OF;
    }
    return token.isReserved() ? filter(token) : term(token);
  }

  private Expected term(Token token) {
    if (!isWord(token)) {
      return Expected.NOWHERE;
    }
    beginName(Optional.empty(), token.span().start());
    Optional<Facet> prefix = LabelParser.prefix(token).flatMap(LabelParser::facet);
    if (prefix.isEmpty()) {
      run.add(token);
      return Expected.NAME;
    }
    Token rest = behindColon(token, prefix.get());
    if (!rest.text().isEmpty()) {
      run.add(rest);
    }
    return Expected.NAME;
  }

  /** Begins a name behind a facet, and gives what of it stands in the same word. */
  private Token behindColon(Token token, Facet prefix) {
    int colon = token.text().indexOf(':') + 1;
    boolean isGroup = token.text().regionMatches(true, colon, GROUP, 0, GROUP.length());
    int from = colon + (isGroup ? GROUP.length() : 0);
    int start = token.span().start() + from;
    beginName(Optional.of(prefix), start);
    group = isGroup;
    behindColon = true;
    return new Token(Kind.WORD, token.text().substring(from), new Span(start, token.span().end()));
  }

  private void beginName(Optional<Facet> where, int from) {
    run.clear();
    facet = where;
    group = false;
    behindColon = false;
    least = false;
    runFrom = from;
  }

  private Expected filter(Token token) {
    for (Filter.Preposition preposition : Filter.Preposition.values()) {
      if (token.is(preposition.word())) {
        beginName(Optional.of(preposition.facet()), text.length());
        least = token.is("at");
        return Expected.NAME;
      }
    }
    if (token.is("since") || token.is("before")) {
      return Expected.DATE;
    }
    if (token.is("between")) {
      return Expected.FIRST_DATE;
    }
    return token.is("lasting") || token.is("detected") ? Expected.OVER_OR_UNDER : Expected.NOWHERE;
  }

  private Expected name(Token token) {
    if (least && run.isEmpty() && token.is("least")) {
      return Expected.LIST_COUNT;
    }
    boolean goesOn =
        isWord(token)
            && !token.isReserved()
            && LabelParser.prefix(token).flatMap(LabelParser::facet).isEmpty();
    if (goesOn) {
      runFrom = run.isEmpty() ? token.span().start() : runFrom;
      run.add(token);
      return Expected.NAME;
    }
    return run.isEmpty() ? Expected.NOWHERE : afterOperand(token);
  }

  private Expected afterOperand(Token token) {
    if (token.is("with") || token.is("and") || token.is(Kind.COMMA)) {
      return Expected.CONDITION;
    }
    if (token.is("or")) {
      return Expected.SIDE;
    }
    if (token.is("without") || token.is("not")) {
      return Expected.NEGATED;
    }
    if (token.is(Kind.CLOSE)) {
      return parentheses.poll() == null ? Expected.NOWHERE : Expected.AFTER_OPERAND;
    }
    if (token.is("then")) {
      return nextStep(Expected.AFTER_THEN);
    }
    if (token.is("followed")) {
      return Expected.BY_OF_FOLLOWED;
    }
    if (token.is("within")) {
      within = true;
      return Expected.LENGTH;
    }
    Expected filter = token.isReserved() ? filter(token) : Expected.NOWHERE;
    return filter == Expected.NOWHERE ? tail(token) : filter;
  }

  /** A unit can stand apart from its number: {@code 2 hours}. */
  private Expected afterLength(Token token) {
    return token.is(Kind.WORD) && !token.isReserved() ? Expected.LENGTH : afterOperand(token);
  }

  private Expected list(Token token) {
    if (!token.is(Kind.OPEN)) {
      return Expected.NOWHERE;
    }
    parentheses.push(true);
    return Expected.CONDITION;
  }

  private Expected nextStep(Expected next) {
    steps++;
    within = false;
    return next;
  }

  private Expected rows(Token token, boolean by) {
    Optional<Dimension> dimension = Dimension.named(token.text());
    if (dimension.isEmpty()) {
      return Expected.NOWHERE;
    }
    rows = by || !rowsByBy ? dimension : rows;
    rowsByBy |= by;
    return by ? Expected.TAIL : Expected.AFTER_ACROSS;
  }

  private Expected tail(Token token) {
    String word = token.text().toLowerCase(Locale.ROOT);
    tails.remove(word.equals("order") ? "order by" : word);
    return switch (word) {
      case "across" -> Expected.ACROSS_WHAT;
      case "by" -> Expected.BY_WHAT;
      case "order" -> Expected.BY_OF_ORDER;
      case "limit" -> Expected.NUMBER;
      default -> Expected.NOWHERE;
    };
  }

  private Expectation expectation() {
    int wordFrom = open.map(token -> token.span().start()).orElse(text.length());
    boolean quoted = open.filter(token -> token.is(Kind.QUOTED)).isPresent();
    if (quoted && isClosed(open.get())) {
      return Expectation.nothing(text.length());
    }
    boolean takesName =
        switch (place) {
          case CONDITION, SIDE, NEGATED, AFTER_THEN, NAME -> true;
          default -> false;
        };
    if (!takesName) {
      return new Expectation(Optional.empty(), wordFrom, quoted ? List.of() : words());
    }
    Optional<Facet> prefix =
        place == Expected.NAME
            ? Optional.empty()
            : open.flatMap(LabelParser::prefix).flatMap(LabelParser::facet);
    if (prefix.isPresent()) {
      Token rest = behindColon(open.get(), prefix.get());
      return new Expectation(
          Optional.of(named(rest.text(), false)), runFrom, group ? List.of() : List.of(GROUP, "*"));
    }
    List<String> words = quoted ? List.of() : words();
    if (place != Expected.NAME) {
      beginName(Optional.empty(), wordFrom);
    } else if (run.isEmpty()) {
      runFrom = wordFrom;
    }
    return new Expectation(
        Optional.of(named(open.map(Token::text).orElse(""), quoted)), wordFrom, words);
  }

  private Name named(String last, boolean quoted) {
    String before = run.stream().map(token -> token.text() + "-").collect(Collectors.joining());
    boolean inQuotes = quoted || run.stream().anyMatch(token -> token.is(Kind.QUOTED));
    return new Name(runFrom, before + last, facet, group, behindColon, inQuotes);
  }

  private boolean isClosed(Token token) {
    return Lexer.isClosed(text, token.span());
  }

  private List<String> words() {
    boolean inList = Boolean.TRUE.equals(parentheses.peek());
    return switch (place) {
      case CONDITION, AFTER_THEN ->
          ExpectedWords.together(place.words(), ExpectedWords.condition(steps == 1, inList));
      case SIDE -> ExpectedWords.together(ExpectedWords.terms(steps == 1), ExpectedWords.NEGATIONS);
      case NEGATED -> ExpectedWords.terms(steps == 1);
      case NAME -> run.isEmpty() ? (least ? List.of("least") : List.of()) : afterOperand(inList);
      case AFTER_OPERAND -> afterOperand(inList);
      case LENGTH -> lengthEnded() ? afterOperand(inList) : List.of();
      case COLUMN -> Columns.of(rows, steps > 1);
      case AFTER_ACROSS, DIRECTION, TAIL -> ExpectedWords.together(place.words(), tails);
      default -> place.words();
    };
  }

  /** Whether a length could be over: it does not end with the word before it. */
  private boolean lengthEnded() {
    Token last = finished.get(finished.size() - 1);
    return Values.startsWithDigit(last) || !last.isOneOf(List.of("within", "over", "under"));
  }

  private List<String> afterOperand(boolean inList) {
    if (within) {
      return ExpectedWords.together(ExpectedWords.LINKS, tails);
    }
    return inList ? List.of() : ExpectedWords.afterOperand(parentheses.isEmpty(), steps > 1, tails);
  }
}
