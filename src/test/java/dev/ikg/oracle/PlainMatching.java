package dev.ikg.oracle;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.PartialDate;
import dev.ikg.question.Expr;
import dev.ikg.question.Field;
import dev.ikg.question.Filter;
import dev.ikg.question.Named;
import dev.ikg.question.Term;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Decides whether a case is as a step asks, by looking at the one case alone. */
final class PlainMatching {

  private final PlainNames names;

  PlainMatching(PlainNames names) {
    this.names = names;
  }

  /**
   * Whether an expression holds.
   *
   * @param first the case of the first step, for {@code same}
   */
  Truth truth(Expr expr, PlainCase incident, PlainCase first) {
    if (expr instanceof Expr.Not not) {
      return truth(not.part(), incident, first).not();
    }
    if (expr instanceof Expr.Compound compound) {
      List<Truth> parts =
          compound.parts().stream().map(part -> truth(part, incident, first)).toList();
      return Truth.atLeast(enough(compound), parts);
    }
    if (expr instanceof Named named) {
      boolean known = names.facets(named).stream().anyMatch(f -> !incident.values(f).isEmpty());
      return Truth.of(known, names.labels(named).stream().anyMatch(v -> has(incident, v)));
    }
    return expr instanceof Filter filter
        ? truth(filter, incident)
        : truth((Term) expr, incident, first);
  }

  private static int enough(Expr.Compound compound) {
    if (compound instanceof Expr.AtLeast atLeast) {
      return atLeast.count();
    }
    return compound instanceof Expr.Or ? 1 : compound.parts().size();
  }

  private static boolean has(PlainCase incident, FacetValue value) {
    return incident.values(value.facet()).contains(value.key());
  }

  private static Truth truth(Term term, PlainCase incident, PlainCase first) {
    if (term instanceof Term.AnyOf any) {
      return Truth.of(!incident.values(any.facet()).isEmpty(), true);
    }
    if (term instanceof Term.Same same) {
      List<String> mine = incident.values(same.facet());
      List<String> others = first.values(same.facet());
      return Truth.of(
          !mine.isEmpty() && !others.isEmpty(), mine.stream().anyMatch(others::contains));
    }
    if (term instanceof Term.Known known) {
      return Truth.of(true, isKnown(known.field(), incident));
    }
    if (term instanceof Term.Unknown unknown) {
      return Truth.of(true, !isKnown(unknown.field(), incident));
    }
    if (term instanceof Term.Text text) {
      return Truth.of(
          texts(incident).findAny().isPresent(),
          texts(incident).anyMatch(written -> hasWords(written, text.words())));
    }
    if (term instanceof Term.Promised promised) {
      return Truth.of(
          isKnown(Field.PROMISES, incident),
          incident.itemTexts("action_items").anyMatch(t -> hasWords(t, promised.words())));
    }
    return Truth.YES;
  }

  private static Stream<String> texts(PlainCase incident) {
    return Stream.of("title", "summary").flatMap(incident::texts);
  }

  /** Whether the words stand one behind the other; Hangul also inside longer words. */
  private static boolean hasWords(String text, String words) {
    boolean hangul = words.codePoints().anyMatch(c -> c >= 0xAC00 && c <= 0xD7A3);
    String edge = hangul ? "" : "(?<![\\p{L}\\p{N}])";
    String other = hangul ? "" : "(?![\\p{L}\\p{N}])";
    String inside = String.join("[^\\p{L}\\p{N}]+", words.split(" "));
    return Pattern.compile(edge + inside + other).matcher(text.toLowerCase(Locale.ROOT)).find();
  }

  private static boolean isKnown(Field field, PlainCase incident) {
    Optional<Facet> facet = field.facet();
    if (facet.isPresent()) {
      return !incident.values(facet.get()).isEmpty();
    }
    return switch (field) {
      case DATE -> incident.date().isPresent();
      case DETECTED -> incident.seconds("detected_after").isPresent();
      case RESOLVED -> incident.seconds("resolved_after").isPresent();
      case REMEDIATION -> incident.itemTexts("remediation").findAny().isPresent();
      case PROMISES -> incident.itemTexts("action_items").findAny().isPresent();
      case LESSONS -> incident.says("lessons");
      case IMPACT -> incident.says("impact");
      default -> throw new AssertionError("no such field: " + field);
    };
  }

  private static Truth truth(Filter filter, PlainCase incident) {
    if (filter instanceof Filter.Took took) {
      Optional<Long> seconds =
          incident.seconds(
              took.measure() == Filter.Measure.LASTING ? "resolved_after" : "detected_after");
      long bound = took.length().duration().toSeconds();
      boolean over = took.bound() == Filter.Bound.OVER;
      return Truth.of(
          seconds.isPresent(), seconds.filter(s -> over ? s > bound : s < bound).isPresent());
    }
    if (incident.date().isEmpty()) {
      return Truth.UNKNOWN;
    }
    LocalDate first = incident.date().get().first();
    LocalDate last = incident.date().get().last();
    if (filter instanceof Filter.Since since) {
      return all(!first.isBefore(first(since.date())), last.isBefore(first(since.date())));
    }
    if (filter instanceof Filter.Before before) {
      return all(last.isBefore(first(before.date())), !first.isBefore(first(before.date())));
    }
    Filter.Between between = (Filter.Between) filter;
    LocalDate from = first(between.from());
    LocalDate to = PlainCase.Days.of(between.to().text()).last();
    return all(
        !first.isBefore(from) && !last.isAfter(to), last.isBefore(from) || first.isAfter(to));
  }

  /** Of all the days that a date can mean, all are in or all are out; else it is not known. */
  private static Truth all(boolean in, boolean out) {
    return Truth.of(in || out, in);
  }

  private static LocalDate first(PartialDate date) {
    return PlainCase.Days.of(date.text()).first();
  }
}
