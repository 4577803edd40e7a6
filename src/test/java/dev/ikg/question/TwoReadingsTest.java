package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What stands beside {@code or} has one meaning or is refused. Questions are written as a row of
 * words whose meanings are known without the parser, and compared over everything that a case can
 * be: a bit for each condition.
 */
class TwoReadingsTest {

  /** Conditions and the bit of a case that each asks for; in capitals those that are filters. */
  private static final List<String> TERMS = List.of("a", "b", "c", "d");

  private static final List<String> FILTERS = List.of("at e", "in f", "on g");
  private static final String ALL = "abcdefg";

  /** What stands in a question: a connector, {@code without} or nothing, then a condition. */
  private record Part(String joint, String condition) {
    boolean isFilter() {
      return FILTERS.contains(condition);
    }

    boolean isOr() {
      return joint.equals("or");
    }

    boolean holds(int incident) {
      return bit(condition, incident) != joint.equals("without");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "all at e or (at h), (all at e) or (at h), (all or (at h)) at e",
    "a at e or b, (a at e) or b, (a or b) at e",
    "at e with a or b, (at e with a) or b, at e with (a or b)",
    "a or b and at e, a or (b at e), (a or b) at e",
    "a with b at e or c, (a with b at e) or c, a with (b or c) at e"
  })
  void bothReadingsAreShown(String question, String first, String second) {
    assertEquals(List.of(first, second), readings(question));
  }

  @ParameterizedTest
  @CsvSource({
    "a or b at e, (a or b) at e",
    "a or b at e in f, (a or b) at e in f",
    "a or (b at e), a or (b at e)"
  })
  void aFilterBehindAllTermsHoldsForAllOfThem(String question, String meant) {
    assertEquals(Question.parse(meant).canonical(), Question.parse(question).canonical());
  }

  @Property(tries = 4_000)
  void whatIsReadOrShownMeansWhatItSays(@ForAll long seed) {
    List<Part> parts = parts(new Random(seed));
    String text = text(parts);
    List<String> forms = readings(text);
    Statistics.label("readings").collect(forms.size());
    if (forms.isEmpty()) {
      assertEquals(cases(Question.parse(text)), conjunction(parts), text);
      return;
    }
    assertTrue(forms.size() <= 2, text);
    List<NavigableSet<Integer>> meanings = new ArrayList<>();
    forms.forEach(form -> meanings.add(cases(Question.parse(form))));
    assertEquals(sides(parts), meanings.get(0), text + " -> " + forms.get(0));
    assertEquals(conjunction(parts), meanings.get(meanings.size() - 1), text + " -> " + forms);
  }

  /** One to five conditions; at most two filters, since more are never read otherwise. */
  private static List<Part> parts(Random random) {
    List<Part> parts = new ArrayList<>();
    List<String> conditions = new ArrayList<>(TERMS);
    conditions.addAll(FILTERS);
    int count = 2 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      String condition = conditions.remove(random.nextInt(conditions.size()));
      boolean filter = FILTERS.contains(condition);
      List<String> joints =
          i == 0 ? List.of("") : filter ? List.of("", "with") : List.of("with", "or", "or");
      parts.add(new Part(joints.get(random.nextInt(joints.size())), condition));
    }
    return parts;
  }

  private static String text(List<Part> parts) {
    StringBuilder out = new StringBuilder();
    parts.forEach(part -> out.append(' ').append(part.joint()).append(' ').append(part.condition));
    return out.toString().strip().replaceAll(" +", " ");
  }

  /** The reading in which every {@code or} parts all that stands on its two sides. */
  private static NavigableSet<Integer> sides(List<Part> parts) {
    List<Part> rest = new ArrayList<>(parts);
    List<Part> clear = new ArrayList<>();
    while (rest.size() > 1 && isClear(rest)) {
      clear.add(rest.remove(rest.size() - 1));
    }
    return cases(
        incident -> {
          boolean any = false;
          boolean side = true;
          for (Part part : rest) {
            any |= part.isOr() && side;
            side = (part.isOr() || side) && part.holds(incident);
          }
          return (any || side) && clear.stream().allMatch(part -> part.holds(incident));
        });
  }

  /** Whether the last part is a filter of those behind all terms, the first of them not joined. */
  private static boolean isClear(List<Part> parts) {
    int first = parts.size();
    while (first > 0 && parts.get(first - 1).isFilter()) {
      first--;
    }
    return first > 0 && first < parts.size() && parts.get(first).joint().isEmpty();
  }

  /**
   * The reading in which {@code or} joins only the terms on its sides, and filters hold for all.
   */
  private static NavigableSet<Integer> conjunction(List<Part> parts) {
    List<Part> filters = new ArrayList<>();
    List<Part> terms = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      boolean beginsChoice = terms.isEmpty() && i + 1 < parts.size() && parts.get(i + 1).isOr();
      (parts.get(i).isFilter() && !beginsChoice ? filters : terms).add(parts.get(i));
    }
    return cases(
        incident -> {
          boolean all = filters.stream().allMatch(part -> part.holds(incident));
          boolean choice = true;
          for (Part term : terms) {
            all &= term.isOr() || choice;
            choice = (term.isOr() && choice) || term.holds(incident);
          }
          return all && choice;
        });
  }

  private static NavigableSet<Integer> cases(Question question) {
    return cases(incident -> holds(question.first().expr(), incident));
  }

  private static NavigableSet<Integer> cases(IntPredicate holds) {
    NavigableSet<Integer> cases = new TreeSet<>();
    IntStream.range(0, 1 << ALL.length()).filter(holds).forEach(cases::add);
    return cases;
  }

  private static boolean holds(Expr expr, int incident) {
    if (expr instanceof Expr.And and) {
      return and.parts().stream().allMatch(part -> holds(part, incident));
    }
    if (expr instanceof Expr.Or or) {
      return or.parts().stream().anyMatch(part -> holds(part, incident));
    }
    return bit(((Named) expr).label().text(), incident);
  }

  private static boolean bit(String condition, int incident) {
    return (incident >> ALL.indexOf(condition.charAt(condition.length() - 1)) & 1) == 1;
  }

  /** The forms that the refusal of a question shows; none where it is read. */
  private static List<String> readings(String question) {
    try {
      Question.parse(question);
      return List.of();
    } catch (Failure failure) {
      Problem problem = failure.problems().get(0);
      assertEquals(1, failure.problems().size(), question);
      return Grammar.inBackticks(problem.hint());
    }
  }
}
