package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What has no case: periods in a trend, organizations among all, kinds of recurrences. */
class TrendTest {

  private static final Optional<String> EVERYWHERE = Optional.empty();

  private static Answer answer(InsightRequest request) {
    return BundledGraph.open().insight(request, new AskOptions("en"));
  }

  private static String plain(Row row, int column) {
    return row.text(column).orElseGet(() -> Long.toString(row.whole(column)));
  }

  @Test
  void aYearBetweenWithoutCasesStandsInTheTrendWithoutAShare() {
    Answer trend = answer(new InsightRequest.Trend("missing-monitoring", false, EVERYWHERE));
    List<String> years = trend.rows().stream().map(row -> plain(row, 1)).toList();
    assertEquals(IntStream.rangeClosed(2003, 2026).mapToObj(Integer::toString).toList(), years);
    Row empty = trend.rows().get(years.indexOf("2005"));
    assertEquals(List.of(0L, 0L), List.of(empty.whole(2), empty.whole(3)));
    assertEquals(Cell.missing(), empty.cells().get(4));
    assertEquals(Optional.of("few"), empty.text(8));
  }

  @Test
  void quartersGoOnFromTheLastOfAYear() {
    Answer trend =
        answer(
            new InsightRequest.Trend(
                "missing-monitoring", true, Optional.of("between 2012 and 2014")));
    List<String> quarters = trend.rows().stream().map(row -> plain(row, 1)).toList();
    List<String> all =
        IntStream.rangeClosed(2012, 2014)
            .boxed()
            .flatMap(year -> IntStream.rangeClosed(1, 4).mapToObj(q -> year + "-Q" + q))
            .toList();
    int first = all.indexOf(quarters.get(0));
    assertEquals(all.subList(first, first + quarters.size()), quarters);
  }

  @Test
  void recurrencesSayWhatThereIsAndNoZeros() {
    for (Optional<String> where : List.of(EVERYWHERE, Optional.of("at kakao"))) {
      Answer answer = answer(new InsightRequest.Recurrences(5, where));
      List<String> lines = answer.summary().lines();
      assertTrue(
          lines.stream().skip(1).noneMatch(line -> line.matches(".*\\b0\\b.*")), lines::toString);
    }
  }

  @Test
  void statsSayHowManyOrganizationsHadACase() {
    Answer stats = answer(new InsightRequest.Stats(EVERYWHERE));
    assertEquals(Cell.of(140), stats.summary().values().values().get("orgs"));
    assertTrue(
        stats
            .summary()
            .lines()
            .contains(
                "Of the 141 organizations, 140 had a case; 1 stands here only because others relied"
                    + " on it."),
        stats.summary().lines()::toString);
  }
}
