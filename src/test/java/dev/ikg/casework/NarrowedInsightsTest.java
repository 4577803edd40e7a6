package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.casework.InsightRequest.Coverage;
import dev.ikg.incident.Facet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever reads the answer of a narrowed command sees under it which cases were looked at. */
class NarrowedInsightsTest {

  private static final Optional<String> WHERE = Optional.of("since 2015");
  private static final Optional<String> NONE = Optional.empty();
  private static final Optional<Facet> NO_FACET = Optional.empty();

  static Stream<InsightRequest> requests() {
    return Stream.concat(
        Stream.of(
            new InsightRequest.Pairs(Facet.FACTOR, Facet.FACTOR, false, 3, WHERE),
            new InsightRequest.Similar("github-2024-08-14", 3, WHERE),
            new InsightRequest.Path("github-2024-01-09", "github-2024-08-14", false, 20, WHERE),
            new InsightRequest.Recurrences(3, WHERE),
            new InsightRequest.Trend("cause", false, WHERE),
            new InsightRequest.Trend("retry-storm", true, WHERE),
            new InsightRequest.Durations(NO_FACET, NONE, WHERE),
            new InsightRequest.Durations(Optional.of(Facet.CAUSE), NONE, WHERE),
            new InsightRequest.Durations(NO_FACET, Optional.of("missing-monitoring"), WHERE),
            new InsightRequest.Labels(NO_FACET, WHERE),
            new InsightRequest.Labels(Optional.of(Facet.ORG), WHERE),
            new InsightRequest.Meaning("retry-storm", WHERE),
            new InsightRequest.Meaning("factor:group:coupling", WHERE),
            new InsightRequest.Search("database", 3, WHERE),
            new InsightRequest.Search("no such words at all", 3, WHERE),
            new InsightRequest.Stats(WHERE)),
        Arrays.stream(Coverage.Subject.values()).map(subject -> new Coverage(subject, WHERE)));
  }

  private static List<String> under(InsightRequest request) {
    Answer answer = BundledGraph.open().insight(request, new AskOptions("en"));
    return Stream.concat(answer.summary().lines().stream(), answer.notes().stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("requests")
  void aLineUnderTheAnswerSaysWhichCasesWereLookedAt(InsightRequest request) {
    List<String> under = under(request);
    assertTrue(
        under.stream().anyMatch(line -> line.contains(" where `since 2015`")),
        () -> String.join("\n", under));
  }

  @Test
  void everyCommandIsAmongThem() {
    Set<Class<?>> asked = requests().map(Object::getClass).collect(Collectors.toSet());
    assertEquals(Set.of(InsightRequest.class.getPermittedSubclasses()), asked);
  }

  @Test
  void lengthsSayHowManyCasesTheyAreOf() {
    List<String> byCause =
        under(new InsightRequest.Durations(Optional.of(Facet.CAUSE), NONE, WHERE));
    List<String> covered = under(new Coverage(Coverage.Subject.ORGS, WHERE));
    String counted = byCause.get(0).replace(" where `since 2015`.", "");
    assertTrue(covered.get(0).startsWith(counted + " of "), () -> covered.get(0));
  }
}
