package dev.ikg.question;

import dev.ikg.incident.PartialDate;
import dev.ikg.question.Filter.Bound;
import dev.ikg.question.Filter.Measure;
import dev.ikg.question.Filter.Preposition;
import java.util.Optional;
import java.util.Set;

/** Reads one filter. */
final class FilterParser {

  private static final Set<String> FIRST_WORDS =
      Set.of("in", "at", "on", "since", "before", "between", "lasting", "detected");

  private final Cursor cursor;
  private final Values values;
  private final LabelParser labels;

  FilterParser(Cursor cursor) {
    this.cursor = cursor;
    this.values = new Values(cursor);
    this.labels = new LabelParser(cursor);
  }

  /** Whether a filter begins here; {@code at least} begins a list. */
  boolean isNext() {
    Token token = cursor.peek();
    return token.isOneOf(FIRST_WORDS) && !(token.is("at") && cursor.peekSecond().is("least"));
  }

  /** The filter that begins here. */
  Filter filter() {
    for (Preposition preposition : Preposition.values()) {
      if (cursor.isAt(preposition.word())) {
        return where(preposition);
      }
    }
    for (Measure measure : Measure.values()) {
      if (cursor.isAt(measure.word())) {
        return took(measure);
      }
    }
    Span first = cursor.peek().span();
    if (cursor.accept("since")) {
      PartialDate date = values.date("since");
      return new Filter.Since(date, toHere(first));
    }
    if (cursor.accept("before")) {
      PartialDate date = values.date("before");
      return new Filter.Before(date, toHere(first));
    }
    return between();
  }

  private Filter where(Preposition preposition) {
    Token word = cursor.next();
    refuseFacet(preposition);
    Optional<Label> label = labels.run();
    if (label.isEmpty()) {
      throw cursor.failure(
          "expected the name of " + article(preposition) + ", found " + cursor.shown(),
          "For example `" + preposition.word() + " " + preposition.example() + "`.");
    }
    Optional<PartialDate> date = PartialDate.parse(label.get().text());
    if (date.isPresent() && !label.get().words().get(0).quoted()) {
      String day = date.get().text();
      throw cursor.failure(
          label.get().span(),
          "`" + preposition.word() + "` takes " + article(preposition) + ", and this is a date",
          "Write `between " + day + " and " + day + "`, or `since " + day + "`.");
    }
    return new Filter.Where(preposition, label.get(), toHere(word.span()));
  }

  private void refuseFacet(Preposition preposition) {
    labels
        .facetPrefix(cursor.peek())
        .ifPresent(
            facet -> {
              Token token = cursor.next();
              String rest = token.text().substring(token.text().indexOf(':') + 1);
              boolean same = facet == preposition.facet();
              throw cursor.failure(
                  token.span(),
                  "`" + preposition.word() + "` takes just the name of " + article(preposition),
                  same
                      ? "Write `" + preposition.word() + " " + rest + "`."
                      : "Write `with " + token.text() + "`.");
            });
  }

  private static String article(Preposition preposition) {
    return (preposition == Preposition.AT ? "an " : "a ") + preposition.noun();
  }

  private Filter took(Measure measure) {
    Token word = cursor.next();
    for (Bound bound : Bound.values()) {
      if (cursor.accept(bound.word())) {
        Length length = values.length(measure.word() + " " + bound.word());
        return new Filter.Took(measure, bound, length, toHere(word.span()));
      }
    }
    Token found = cursor.peek();
    String example = Length.parse(found.text()).isPresent() ? found.text() : "2h";
    throw cursor.failure(
        "expected `over` or `under` after `" + measure.word() + "`, found " + cursor.shown(),
        "Write `" + measure.word() + " over " + example + "`.");
  }

  private Filter between() {
    Token word = cursor.next();
    PartialDate from = values.date("between");
    if (!cursor.accept("and")) {
      throw cursor.failure(
          "expected `and` and the second date, found " + cursor.shown(),
          "Write `between "
              + from.text()
              + " and "
              + from.text()
              + "`; the end of the second date is included.");
    }
    PartialDate to = values.date("between " + from.text() + " and");
    Span span = toHere(word.span());
    if (to.last().isBefore(from.first())) {
      throw cursor.failure(
          span,
          "the second date lies before the first",
          "Write `between " + to.text() + " and " + from.text() + "`.");
    }
    return new Filter.Between(from, to, span);
  }

  private Span toHere(Span first) {
    return first.to(cursor.previous().span());
  }
}
