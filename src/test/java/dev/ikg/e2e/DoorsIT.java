package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The same commands as arguments, as a script and on standard input, and how answers are written.
 */
final class DoorsIT {

  @TempDir private static Path home;
  private static Ikg ikg;

  @BeforeAll
  static void load() throws Exception {
    ikg = Ikg.in(home);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
  }

  @Test
  void severalLinesRunInTheirOrder() throws Exception {
    Ended ended =
        ikg.run(
            "--format",
            "csv",
            "--no-header",
            "-c",
            "ask all by causes",
            "-c",
            "ask all by domains",
            "-c",
            "ask all by years");

    assertEquals(
        List.of("upgrade-breaking-change", "database", "2026"),
        ended.expecting(0).out().lines().map(line -> line.split(",")[0]).toList());
  }

  @Test
  void aScriptRunsWithCommentsAndStopsAtTheFirstFailure() throws Exception {
    String script =
        ikg.file(
            "script.ikg",
            """
            # what isn't a command is a comment

            // so is this
            ask all by years
            ask no-such-label
            ask all by domains
            """);

    Ended ended = ikg.run("run", script, "--format", "csv", "--no-header").expecting(2);

    assertEquals(1, ended.out().lines().count(), ended::toString);
    assertTrue(ended.err().contains("script.ikg:5"), ended::toString);
  }

  @Test
  void withKeepGoingAScriptRunsToItsEndAndTheFirstFailureCounts() throws Exception {
    String script = "ask no-such-label\nask all by years\nload nowhere\nask all by domains\n";

    Ended ended = ikg.runOn(script, "--keep-going", "--format", "csv", "--no-header");

    assertEquals(2, ended.expecting(2).out().lines().count(), ended::toString);
  }

  @Test
  void pipedInputOfThreeCommandsRunsThree() throws Exception {
    Ended ended =
        ikg.runOn("ask all by years\nask all by domains\nask all by causes", "--format", "jsonl");

    assertEquals(3, ended.expecting(0).out().lines().count(), ended::toString);
  }

  @Test
  void everyFormatHoldsTheCase() throws Exception {
    List<String> formats = List.of("table", "json", "jsonl", "csv", "tsv", "markdown");
    Ended ended =
        ikg.run(
            formats.stream()
                .flatMap(format -> Stream.of("-c", "ask all --format " + format))
                .toArray(String[]::new));

    List<String> lines = ended.expecting(0).out().lines().toList();
    assertEquals(
        List.of(
            "IL-0304  2026-01-09  Intercom  An empty VSchema",
            "{\"id\":\"IL-0304\",\"date\":\"2026-01-09\",\"org\":\"Intercom\",\"title\":\"An empty VSchema",
            "{\"id\":\"IL-0304\",\"date\":\"2026-01-09\",\"org\":\"Intercom\",\"title\":\"An empty VSchema",
            "IL-0304,2026-01-09,Intercom,An empty VSchema",
            "IL-0304\t2026-01-09\tIntercom\tAn empty VSchema",
            "| IL-0304 | 2026-01-09 | Intercom | An empty VSchema"),
        lines.stream()
            .filter(line -> line.contains("IL-0304"))
            .map(DoorsIT::upToTheTitle)
            .toList());
  }

  @Test
  void anOutputFileHoldsTheAnswerInTheFormatOfItsEnding() throws Exception {
    Ended ended = ikg.run("ask", "all by years", "--output", "years.csv").expecting(0);

    assertEquals("", ended.out());
    assertTrue(Files.readString(home.resolve("years.csv")).startsWith("year,cases,of,"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a\"b\" c", "a=b c", "\\\"", "back\\slash", "$HOME", "it's", "*", "장애", "-1", ""})
  void anArgumentArrivesAsTyped(String argument) throws Exception {
    Ended ended = ikg.run("validate", "--", argument).expecting(2);

    assertTrue(ended.err().startsWith(argument + ": error: there is no file"), ended::toString);
  }

  @Test
  void aLoneHyphenIsStandardInput() throws Exception {
    Ended ended =
        ikg.runOn("{\"id\": \"FROM-INPUT\"}", "load", "-", "--graph", "piped", "--format", "json");

    assertEquals(1, ended.expecting(0).json().get("added").asInt(), ended::toString);
  }

  @Test
  void hangulIsFoundAndPrinted() throws Exception {
    Ended ended = ikg.run("ask", "text \"중단되다\"", "--lang", "ko", "--format", "csv");

    assertTrue(ended.expecting(0).out().contains("Intercom US 리전이 71분간 중단되다"), ended::toString);
  }

  @Test
  void helpNeedsNoGraph(@TempDir Path other) throws Exception {
    Ikg fresh = Ikg.in(other);

    assertTrue(fresh.run("--help").expecting(0).out().startsWith("Usage: ikg"));
    assertTrue(fresh.run("help", "ask").expecting(0).out().startsWith("Usage: ask"));
    assertTrue(Files.notExists(fresh.graph()), "a graph was made");
  }

  /** A line up to the first words of the title of the only case. */
  private static String upToTheTitle(String line) {
    String title = "An empty VSchema";
    return line.substring(0, line.indexOf(title) + title.length());
  }
}
