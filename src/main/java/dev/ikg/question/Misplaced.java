package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.question.Junction.Joint;
import dev.ikg.question.Token.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What stands behind a part of a question that ends what comes before: conditions behind {@code
 * within} or a tail, {@code within} or a step behind a tail. It is taken where it stands, and the
 * problem shows the question with all of it in its place.
 */
final class Misplaced {

  /** What is taken, in the order in which it stands in a question. */
  private enum Part {
    CONDITIONS("conditions stand"),
    WITHIN("`within` stands"),
    STEPS("the next step stands");

    private final String words;

    Part(String words) {
      this.words = words;
    }
  }

  /**
   * A piece that stands where it cannot.
   *
   * @param text as it is written in its place
   * @param place where that is
   */
  private record Piece(Part part, Span span, String text, int place) {}

  /** Pieces side by side, with what they stand behind and should stand before. */
  private record Stretch(Span span, Part part, String before) {}

  /** A change of the text: what stands in the place of a stretch of it. */
  private record Edit(int start, int end, String text) {}

  private final Cursor cursor;
  private final FilterParser filters;
  private final List<Piece> pieces = new ArrayList<>();
  private final List<Stretch> stretches = new ArrayList<>();
  private int firstConditions = -1;
  private int conditions;
  private int steps;

  Misplaced(Cursor cursor) {
    this.cursor = cursor;
    this.filters = new FilterParser(cursor);
  }

  /** The conditions of a step end here, and the next thing is its {@code within}. */
  void conditionsEnd() {
    conditions = cursor.previous().span().end();
    firstConditions = firstConditions < 0 ? conditions : firstConditions;
  }

  /** A step ends here, its {@code within} included. */
  void stepEnds() {
    steps = cursor.previous().span().end();
  }

  /** Takes the conditions that begin here. */
  void takeConditions(String before) {
    Span from = cursor.peek().span();
    pieces.add(conditions());
    add(from, Part.CONDITIONS, before);
  }

  /** Takes everything up to the next tail. */
  void takeAll(String before) {
    Span from = cursor.peek().span();
    Part first = part(cursor.peek());
    while (!cursor.isAt(Kind.END) && !cursor.peek().isOneOf(TailParser.FIRST_WORDS)) {
      pieces.add(piece());
    }
    add(from, first, before);
  }

  private void add(Span from, Part part, String before) {
    stretches.add(new Stretch(from.to(cursor.previous().span()), part, before));
  }

  private static Part part(Token token) {
    if (token.is("then") || token.is("followed")) {
      return Part.STEPS;
    }
    return token.is("within") ? Part.WITHIN : Part.CONDITIONS;
  }

  private Piece piece() {
    Token first = cursor.peek();
    Part part = part(first);
    if (part == Part.CONDITIONS) {
      return conditions();
    }
    cursor.next();
    if (part == Part.WITHIN) {
      passLength();
    } else {
      cursor.skipTo(
          token -> token.isOneOf(TailParser.FIRST_WORDS) && !cursor.previous().is("followed"));
    }
    Span span = first.span().to(cursor.previous().span());
    return new Piece(part, span, cursor.textOf(span), steps);
  }

  private void passLength() {
    while (Values.startsWithDigit(cursor.peek())) {
      boolean unitApart = Values.isNumber(cursor.next());
      if (unitApart && cursor.isAt(Kind.WORD) && !cursor.peek().isReserved()) {
        cursor.next();
      }
    }
  }

  /** Terms side by side would be one label, so they are joined; a filter is clear without it. */
  private Piece conditions() {
    Token first = cursor.peek();
    if (StepParser.joint(first) == Joint.WITH) {
      cursor.next();
    }
    Token begin = cursor.peek();
    boolean isTerm =
        StepParser.joint(begin) == Joint.NONE
            && !StepParser.isNegation(begin)
            && !filters.isNext()
            && !isFilterOfFacet(begin);
    Span rest = cursor.skipTo(StepParser::endsConditions);
    String text = cursor.textOf(rest);
    return new Piece(
        Part.CONDITIONS,
        first.span().to(cursor.previous().span()),
        isTerm && !text.isEmpty() ? "with " + text : text,
        conditions);
  }

  private static boolean isFilterOfFacet(Token token) {
    return LabelParser.prefix(token)
        .flatMap(LabelParser::facet)
        .filter(facet -> facet == Facet.EVIDENCE || facet == Facet.READ)
        .isPresent();
  }

  /** Reports what was taken, if anything was. */
  void report() {
    if (!stretches.isEmpty()) {
      String hint = hint();
      stretches.forEach(
          stretch ->
              cursor.report(
                  stretch.span(), stretch.part().words + " before " + stretch.before(), hint));
    }
  }

  /** Conditions can be meant for the case that they stand behind, and for the first one. */
  private String hint() {
    List<String> forms =
        cursor.isRehearsal()
            ? List.of()
            : Stream.of(inPlace(pieces), inPlace(pieces.stream().map(this::atFirst).toList()))
                .distinct()
                .flatMap(form -> read(form).stream())
                .toList();
    if (forms.isEmpty()) {
      return "Put them there, behind the other conditions.";
    }
    return forms.stream()
            .map(form -> "`" + form + "`")
            .collect(Collectors.joining(" or ", "Write ", ""))
        + (forms.size() > 1 ? "; a condition is one of the case that it stands with." : ".");
  }

  /** A form that can be asked: as it is, or without a habit that is in what was moved. */
  private static Optional<String> read(String form) {
    return QuestionParser.reads(form) ? Optional.of(form) : Habits.meant(form);
  }

  private Piece atFirst(Piece piece) {
    return piece.part() == Part.CONDITIONS
        ? new Piece(piece.part(), piece.span(), piece.text(), firstConditions)
        : piece;
  }

  /** The question with each piece in its place. */
  private String inPlace(List<Piece> moved) {
    List<Edit> edits = new ArrayList<>();
    moved.stream()
        .sorted(Comparator.comparing(Piece::part))
        .forEach(piece -> edits.add(new Edit(piece.place(), piece.place(), piece.text())));
    moved.forEach(piece -> edits.add(new Edit(piece.span().start(), piece.span().end(), "")));
    edits.sort(Comparator.comparingInt(Edit::start).thenComparingInt(Edit::end));
    String text = cursor.problems().text();
    List<String> parts = new ArrayList<>();
    int at = 0;
    for (Edit edit : edits) {
      parts.add(text.substring(at, edit.start()));
      parts.add(edit.text());
      at = edit.end();
    }
    parts.add(text.substring(at));
    return parts.stream()
        .map(String::strip)
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" "));
  }
}
