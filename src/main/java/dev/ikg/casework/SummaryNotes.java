package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.insight.CoOccurrence;
import dev.ikg.insight.PairFamily;
import dev.ikg.problem.Count;
import dev.ikg.question.Dimension;
import dev.ikg.question.Expr;
import dev.ikg.question.Named;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a reader must know to read the numbers of an answer rightly, a sentence or two each. */
final class SummaryNotes {

  private static final String NOT_ABSENT =
      "A label that is not recorded is not known to be absent.";

  private final Resolution resolution;
  private final Question question;
  private final Found found;
  private final List<String> notes = new ArrayList<>();

  private SummaryNotes(Resolution resolution, Found found) {
    this.resolution = resolution;
    this.question = resolution.question();
    this.found = found;
  }

  static List<String> of(Resolution resolution, Found found) {
    SummaryNotes notes = new SummaryNotes(resolution, found);
    notes.names();
    notes.reading();
    notes.nothing();
    notes.chance();
    notes.records();
    notes.absence();
    return notes.notes;
  }

  private void names() {
    resolution.notes().forEach(note -> notes.add(note.message() + ". " + note.hint()));
  }

  /** How the question was read where a reader could have meant something else. */
  private void reading() {
    for (Step step : question.steps()) {
      List<Expr> parts = step.conjuncts();
      parts.stream()
          .filter(part -> part instanceof Expr.Or && parts.size() > 1 && !isInParentheses(part))
          .findFirst()
          .ifPresent(choice -> filtersOf(choice, parts));
      parts.stream().filter(Expr.Not.class::isInstance).forEach(not -> listed(not, parts));
    }
  }

  /** {@code without a, b} asks for b, though it can be read as neither. */
  private void listed(Expr not, List<Expr> parts) {
    for (Expr part : parts) {
      int gap = part.span().start() - not.span().end();
      if (gap <= 0 || part instanceof Expr.Not || part.isFilter()) {
        continue;
      }
      String between = question.text().substring(not.span().end(), part.span().start()).strip();
      if (between.equals(",") || between.equalsIgnoreCase("and")) {
        String negated = typed(not);
        int term = negated.indexOf(' ') + 1;
        notes.add(
            written(part)
                + " is asked for. To have neither, write `"
                + negated.substring(0, term)
                + "("
                + negated.substring(term)
                + " or "
                + typed(part)
                + ")`.");
      }
    }
  }

  private void filtersOf(Expr choice, List<Expr> parts) {
    List<String> filters =
        parts.stream().filter(part -> part != choice).map(this::written).toList();
    notes.add(
        String.join(" and ", filters)
            + (filters.size() == 1 ? " holds" : " hold")
            + " for all of "
            + written(choice)
            + ".");
  }

  private boolean isInParentheses(Expr part) {
    return question.text().substring(0, part.span().start()).stripTrailing().endsWith("(");
  }

  /** Why there are no rows: a term that no case has, or terms that never meet. */
  private void nothing() {
    if (found.matched().cases() > 0) {
      return;
    }
    if (found.eligible().cases() == 0) {
      notes.add(
          "No case could have matched: none passes the filters and has the named facets known.");
      return;
    }
    List<Expr> terms = question.first().terms();
    List<Long> sides = found.eligible().sides();
    List<String> missing = new ArrayList<>();
    List<String> each = new ArrayList<>();
    for (int i = 0; i < terms.size(); i++) {
      each.add(written(terms.get(i)) + " " + Count.grouped(sides.get(i)));
      if (sides.get(i) == 0) {
        missing.add(written(terms.get(i)));
      }
    }
    if (!missing.isEmpty()) {
      notes.add("No case that could have matched has " + String.join(" or ", missing) + ".");
    } else if (question.isChain()) {
      notes.add("No case of the first step is followed by a case of the next.");
    } else if (terms.size() > 1) {
      notes.add(
          "Alone each term is found, together they are not: " + String.join(", ", each) + ".");
    }
  }

  private void chance() {
    found
        .chance()
        .ifPresent(
            chance -> {
              if (chance.isOneOrganizationOnly()) {
                notes.add(
                    "One organization only: that says nothing about others, so there is no p.");
              } else {
                strength(chance.test());
              }
              chance.family().ifPresent(this::family);
              if (question.first().conjuncts().stream().anyMatch(SummaryNotes::takesAway)) {
                notes.add(
                    "By chance is about the terms alone; what `without` takes away is not in it.");
              }
            });
  }

  private void strength(CoOccurrence test) {
    if (test.isTooFewToTell()) {
      notes.add(
          "Too few to tell: even the most organizations that there can be would give p "
              + Figures.probability(test.smallestP())
              + ".");
    } else if (test.hangsOnFewStrata()) {
      notes.add(
          "Chance decides at "
              + Count.of(test.informative(), "organization", "organizations")
              + " only (those with one case count as one): p hangs on each of them.");
    }
  }

  private void family(Chance.Family family) {
    if (family.near()) {
      notes.add("The definition of one label entails the other: that they meet says little.");
    }
    if (family.q().isEmpty() && family.pairs() > 0) {
      notes.add(
          "No q: a label has fewer than "
              + PairFamily.CASES
              + " cases or "
              + PairFamily.ORGANIZATIONS
              + " organizations here.");
    } else if (family.q().isEmpty()) {
      notes.add(
          "No q: here are too many cases to count all pairs for one question; `pairs` counts them,"
              + " and so does a question once the index of the session is there.");
    }
  }

  private void records() {
    found.unlimited().ifPresent(all -> notes.add(Answer.cut(found.rows().size(), all)));
    long outside = found.matched().outside();
    if (outside > 0) {
      notes.add(
          Count.of(outside, "matched case is", "matched cases are")
              + " not among those that could have matched: not every facet that the question names"
              + " is known of "
              + (outside == 1 ? "it." : "them."));
    }
    long published = found.matched().published();
    if (published > 0) {
      notes.add(
          Count.of(published, "case is", "cases are")
              + " dated by publication: the day of the incident is not known.");
    }
    question
        .tail()
        .rows()
        .filter(dimension -> found.matched().withoutDimension() > 0)
        .map(this::withoutDimension)
        .ifPresent(notes::add);
    long translated = found.matched().translated();
    if (translated > 0 && question.tail().rows().isEmpty()) {
      notes.add(
          Count.of(translated, "title is", "titles are")
              + " not in the language asked for and shown in another.");
    }
  }

  private String withoutDimension(Dimension dimension) {
    long without = found.matched().withoutDimension();
    return Count.of(without, "matched case has", "matched cases have")
        + " no "
        + dimension.word()
        + (without == 1 ? " and stands" : " and stand")
        + " in no row.";
  }

  private void absence() {
    String negated =
        question.steps().stream()
            .map(Step::expr)
            .flatMap(SummaryNotes::negations)
            .flatMap(Expr::names)
            .map(Named::label)
            .map(label -> "`" + label.text() + "` not recorded")
            .distinct()
            .collect(Collectors.joining(", "));
    notes.add(negated.isEmpty() ? NOT_ABSENT : "That is: " + negated + ". " + NOT_ABSENT);
  }

  private static Stream<Expr> negations(Expr expr) {
    if (expr instanceof Expr.Not) {
      return Stream.of(expr);
    }
    return expr instanceof Expr.Compound compound
        ? compound.parts().stream().flatMap(SummaryNotes::negations)
        : Stream.of();
  }

  private static boolean takesAway(Expr part) {
    return part instanceof Expr.Not && !part.isFilter();
  }

  private String written(Expr part) {
    return "`" + typed(part) + "`";
  }

  /** A part of the question as it was typed. */
  private String typed(Expr part) {
    return question.text().substring(part.span().start(), part.span().end());
  }
}
