package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Files into a graph of their own. */
final class LoadingIT {

  @TempDir private Path home;
  private Ikg ikg;

  @BeforeEach
  void newProgram() throws Exception {
    ikg = Ikg.in(home);
  }

  @Test
  void oneFileIntoANewGraphAnswersAQuestion() throws Exception {
    ikg.run("load", Ikg.INTERCOM, "--graph", "new").expecting(0);

    Ended answer =
        ikg.run(
            "ask",
            "upgrade-breaking-change with unpinned-version",
            "--graph",
            "new",
            "--format",
            "json");

    JsonNode rows = answer.expecting(0).json().get("rows");
    assertEquals(1, rows.size(), answer::toString);
    assertEquals("IL-0304", rows.get(0).get("id").asString());
    assertEquals("Intercom", rows.get(0).get("org").asString());
    assertTrue(Files.isDirectory(home.resolve("new")), "the graph lies where --graph says");
  }

  /** How much there is to load decides which compiler of the virtual machine is at work. */
  @Test
  void onlyWhatReadsMuchUsesTheOptimizingCompiler() throws Exception {
    Path much = Files.createDirectories(home.resolve("much"));
    byte[] blank = " ".repeat(70 << 20).getBytes(StandardCharsets.US_ASCII);
    for (String name : List.of("a.json", "b.json", "c.json", "d.json", "e.json")) {
      Files.write(much.resolve(name), blank);
    }
    assertEquals("4", highestCompiler("load", "--dry-run", "much"));
    assertEquals("1", highestCompiler("load", "--dry-run", "much/a.json"));
    assertEquals("1", highestCompiler("load", "--dry-run", "--graph", "much", Ikg.INTERCOM));
    assertEquals("1", highestCompiler("load", "--dry-run", "-"));
    assertEquals("4", highestCompiler("validate", "much"));
    assertEquals("1", highestCompiler("validate", "much/a.json"));
  }

  private String highestCompiler(String... arguments) throws Exception {
    String flags = ikg.with("IKG_JAVA_OPTS", "-XX:+PrintFlagsFinal").run(arguments).out();
    return flags
        .lines()
        .filter(line -> line.contains(" TieredStopAtLevel "))
        .map(line -> line.replaceAll(".*= (\\d).*", "$1"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void loadingTheSameAgainChangesNothing() throws Exception {
    String cases = copiesOfThreeCases();
    JsonNode before = report(ikg.run("load", cases, "--format", "json").expecting(0));
    String state = state();

    JsonNode again = report(ikg.run("load", cases, "--format", "json").expecting(0));

    assertEquals(List.of(3, 3, 0, 0, 0), counts(before));
    assertEquals(List.of(3, 0, 0, 3, 0), counts(again));
    assertEquals(state, state());
  }

  @Test
  void whatCannotBeTakenIsNamedAndTheRestLoads() throws Exception {
    String cases = ikg.file("cases.jsonl", "{\"id\": \"A\"}\n{\"org\": \"B\"}\n{\"id\": \"C\"}\n");

    Ended ended = ikg.run("load", cases, "--format", "json").expecting(1);

    JsonNode report = report(ended);
    assertEquals(List.of(3, 2, 0, 0, 1), counts(report));
    JsonNode problem = report.get("problems").get(0);
    assertEquals(cases, problem.get("file").asString());
    assertEquals(2, problem.get("line").asInt());
    assertEquals("error", problem.get("severity").asString());
    assertEquals(2, ikg.run("ask", "all", "--format", "json").ids().size());
  }

  @Test
  void aPlaceholderIsReportedAndCountedNowhere() throws Exception {
    String cases = ikg.file("case.json", "{\"id\": \"A\", \"related\": [\"LATER\"]}");

    JsonNode report = report(ikg.run("load", cases, "--format", "json").expecting(0));

    assertEquals("[\"LATER\"]", report.get("placeholders").toString());
    assertEquals(List.of("A"), ikg.run("ask", "all", "--format", "json").ids());
  }

  private String copiesOfThreeCases() throws Exception {
    Path cases = Files.createDirectory(home.resolve("cases"));
    for (String id : List.of("IL-0304", "dfds-2021-02-15", "dfds-2021-02-19")) {
      Files.copy(Ikg.PROJECT.resolve("data/cases/" + id + ".json"), cases.resolve(id + ".json"));
    }
    return cases.toString();
  }

  private static JsonNode report(Ended ended) {
    return ended.json();
  }

  /** Read, added, changed, unchanged, rejected. */
  private static List<Integer> counts(JsonNode report) {
    return List.of("read", "added", "changed", "unchanged", "rejected").stream()
        .map(name -> report.get(name).asInt())
        .toList();
  }

  /** The digest of the graph, its number of cases and when it was loaded. */
  private String state() throws Exception {
    Ended answer = ikg.run("ask", "all", "--format", "json").expecting(0);
    return answer.json().get("summary").get("graph").toString();
  }
}
