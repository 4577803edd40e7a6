package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A graph that holds no case: most labels and properties of a question are unknown to the server.
 */
final class EmptyGraphIT {

  private static final List<String> QUESTIONS =
      List.of(
          "ask all",
          "ask unpinned-version by cause",
          "pairs",
          "stats",
          "recurrences",
          "trend cause",
          "coverage",
          "vocabulary factor",
          "durations by domain",
          "search cache",
          "question same-cause-again",
          "cypher \"MATCH (n:Nope)-[:NIX]->() RETURN n.nothing\"");

  @TempDir private Path home;

  @Test
  void theServersWarningsOfUnknownNamesDoNotReachTheTerminal() throws Exception {
    Ikg ikg = Ikg.in(home);
    ikg.run("load", ikg.file("none.json", "{\"id\": \"NONE\"}")).expecting(0);
    ikg.run("remove", "NONE").expecting(0);
    List<String> lines = new ArrayList<>();
    for (String question : QUESTIONS) {
      lines.addAll(List.of("-c", question));
    }

    Ended ended = ikg.run(lines.toArray(String[]::new)).expecting(0);

    assertEquals("", ended.err());
    assertTrue(ended.out().contains("(no rows)"), ended::toString);
    assertTrue(ended.out().lines().noneMatch(line -> line.contains("Neo.")), ended::toString);
  }
}
