package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import dev.ikg.question.Tail.Direction;
import dev.ikg.question.Token.Kind;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads what stands behind the steps of a question. */
final class TailParser {

  /** The words with which a tail begins. */
  static final Set<String> FIRST_WORDS = Set.of("across", "by", "order", "limit");

  /** A count of places, and not the beginning of a list. */
  private static final Pattern AT_LEAST =
      Pattern.compile("at\\s+least\\s+[0-9]+(?!\\s+of\\b)(?![0-9])", Pattern.CASE_INSENSITIVE);

  private final Cursor cursor;
  private final Values values;
  private final Misplaced misplaced;
  private String beforeBy = "";
  private Optional<Tail.Across> across = Optional.empty();
  private Optional<Tail.By> by = Optional.empty();
  private Optional<Tail.Order> order = Optional.empty();
  private Optional<Tail.Limit> limit = Optional.empty();

  /**
   * @param misplaced takes what can stand before the tails only
   */
  TailParser(Cursor cursor, Misplaced misplaced) {
    this.cursor = cursor;
    this.misplaced = misplaced;
    this.values = new Values(cursor);
  }

  /**
   * Everything up to the end.
   *
   * @param isChain whether the rows show two cases
   */
  Tail tail(boolean isChain) {
    while (!cursor.isAt(Kind.END)) {
      try {
        one();
      } catch (Failure failure) {
        cursor.recover(failure);
        cursor.skipTo(token -> token.isOneOf(FIRST_WORDS));
      }
    }
    Tail tail = new Tail(across, by, order, limit);
    order.ifPresent(o -> checkColumn(o, Columns.of(tail.rows(), isChain)));
    return tail;
  }

  private void one() {
    if (cursor.isAt("across")) {
      across = Optional.of(across(once(across.isPresent())));
    } else if (cursor.isAt("by")) {
      beforeBy = cursor.previous().text();
      by = Optional.of(by(once(by.isPresent())));
    } else if (cursor.isAt("order")) {
      order = Optional.of(order(once(order.isPresent())));
    } else if (cursor.isAt("limit")) {
      Token word = once(limit.isPresent());
      int rows = values.number("limit", "limit 3");
      limit = Optional.of(new Tail.Limit(rows, toHere(word)));
    } else {
      refuseStray();
    }
  }

  private Token once(boolean there) {
    Token word = cursor.next();
    if (there) {
      String name = word.is("order") ? "order by" : word.text();
      cursor.report(word.span(), "`" + name + "` stands twice", "Keep one of them.");
    }
    return word;
  }

  private Tail.Across across(Token word) {
    Dimension dimension = dimension("across");
    int atLeast = Tail.RECURS;
    if (cursor.isAt("at") && cursor.peekSecond().is("least")) {
      cursor.next();
      cursor.next();
      String example = "across " + dimension.plural() + " at least 3";
      atLeast = values.number("at least", example);
    }
    return new Tail.Across(dimension, atLeast, toHere(word));
  }

  private Tail.By by(Token word) {
    Dimension dimension = dimension("by");
    if (AT_LEAST.matcher(cursor.rest()).lookingAt()) {
      throw atLeastBehindBy(word, dimension);
    }
    return new Tail.By(dimension, toHere(word));
  }

  /** How often a pattern must recur stands behind {@code across}. */
  private Failure atLeastBehindBy(Token word, Dimension dimension) {
    Token at = cursor.next();
    cursor.next();
    int least = values.number("at least", "across orgs at least 3");
    Span span = at.span().to(cursor.previous().span());
    String form = "across " + dimension.plural() + " at least " + least;
    String whole = cursor.whole(word.span().to(span), form);
    return cursor.failure(span, "`at least` stands behind `across`", "Write `" + whole + "`.");
  }

  private Dimension dimension(String before) {
    Token token = cursor.peek();
    String word = token.is(Kind.WORD) ? token.text() : "";
    Optional<Dimension> dimension = Dimension.named(word);
    if (dimension.isEmpty()) {
      throw cursor.failure(
          "expected a dimension after `" + before + "`, found " + cursor.shown(),
          dimensionHint(before, word));
    }
    cursor.next();
    return dimension.get();
  }

  private String dimensionHint(String before, String word) {
    boolean isBy = before.equals("by");
    if (isBy && Columns.isNumber(word)) {
      return "Each row of a grouping has it. Did you mean `by org order by " + word + "`?";
    }
    boolean slip = ReservedWords.meant(beforeBy).filter("followed"::equals).isPresent();
    if (isBy && slip && !cursor.isRehearsal() && QuestionParser.reads("all followed by " + word)) {
      return "Did you mean `followed by " + word + "`?";
    }
    List<String> words = isBy ? Dimension.allWords() : Dimension.allPlurals();
    Optional<Facet> facet = Facet.named(word.toLowerCase(Locale.ROOT));
    if (facet.isPresent()) {
      return "A case can be asked for by `%1$s:`, but %1$s makes no rows; `vocabulary %1$s` counts its labels. One of: %2$s."
          .formatted(facet.get().word(), String.join(", ", words));
    }
    return Suggestions.word(word, words)
        .map(w -> "Did you mean `" + before + " " + w + "`?")
        .orElse("One of: " + String.join(", ", words) + ".");
  }

  private Tail.Order order(Token word) {
    String example = across.isEmpty() && by.isEmpty() ? "order by date" : "order by cases";
    if (!cursor.accept("by")) {
      throw cursor.failure(
          "expected `by` after `order`, found " + cursor.shown(), "Write `" + example + "`.");
    }
    Token token = cursor.peek();
    if (!token.is(Kind.WORD) || token.isOneOf(FIRST_WORDS)) {
      throw cursor.failure(
          "expected a column after `order by`, found " + cursor.shown(),
          "Write `" + example + "`.");
    }
    String column = Columns.canonical(cursor.next().text());
    Direction direction = Columns.usual(column);
    for (Direction d : Direction.values()) {
      direction = cursor.accept(d.word()) ? d : direction;
    }
    return new Tail.Order(column, direction, toHere(word));
  }

  private void checkColumn(Tail.Order order, List<String> columns) {
    if (!columns.contains(order.column())) {
      cursor.report(
          order.span(),
          "this answer has no column `" + order.column() + "` to order by",
          Suggestions.word(order.column(), columns)
              .map(column -> "Did you mean `order by " + column + "`?")
              .orElse("It has: " + String.join(", ", columns) + "."));
    }
  }

  /** Conditions behind a tail, or something that fits nowhere. */
  private void refuseStray() {
    if (across.isEmpty() && by.isEmpty() && order.isEmpty() && limit.isEmpty()) {
      throw cursor.failure(
          cursor.skipTo(token -> token.isOneOf(FIRST_WORDS)),
          "this fits nowhere here",
          "Delete it, or join it with `with`.");
    }
    misplaced.takeAll(firstTail());
  }

  private String firstTail() {
    int start = firstTailStart();
    int end = across.map(a -> a.span().end()).orElse(start);
    end = by.filter(b -> b.span().start() == start).map(b -> b.span().end()).orElse(end);
    end = order.filter(o -> o.span().start() == start).map(o -> o.span().end()).orElse(end);
    end = limit.filter(l -> l.span().start() == start).map(l -> l.span().end()).orElse(end);
    return "`" + cursor.textOf(new Span(start, end)) + "`";
  }

  private int firstTailStart() {
    int start = across.map(a -> a.span().start()).orElse(Integer.MAX_VALUE);
    start = Math.min(start, by.map(b -> b.span().start()).orElse(start));
    start = Math.min(start, order.map(o -> o.span().start()).orElse(start));
    return Math.min(start, limit.map(l -> l.span().start()).orElse(start));
  }

  private Span toHere(Token first) {
    return first.span().to(cursor.previous().span());
  }
}
