package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.render.Format;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A command whose rows can be many takes {@code --limit}, and what is set for all holds for it. */
class RowLimitTest {

  private static final String TOO_FEW = "a row for each thing it knows of";
  private static final String NO_ROWS = "a page or a report, whole or useless";

  /** The commands that write an answer and can leave no row of it out, and why. */
  private static final Map<String, String> NEVER_CUT =
      Map.ofEntries(
          Map.entry("stats", TOO_FEW),
          Map.entry("status", TOO_FEW),
          Map.entry("doctor", TOO_FEW),
          Map.entry("config", TOO_FEW),
          Map.entry("set", TOO_FEW),
          Map.entry("version", TOO_FEW),
          Map.entry("case", NO_ROWS),
          Map.entry("load", NO_ROWS),
          Map.entry("validate", NO_ROWS),
          Map.entry("remove", NO_ROWS),
          Map.entry("run", "the commands of a script have it"));

  private final TestShell shell = new TestShell();

  @Test
  void everyCommandThatWritesAnAnswerTakesALimitOrIsNamedHere() {
    Set<String> without = new TreeSet<>();
    for (IkgCommand command : shell.commands().all()) {
      CommandSpec spec = command.spec();
      boolean answers =
          spec.option("format").filter(o -> o.allowed().equals(Format.words())).isPresent();
      if (answers && spec.option("limit").isEmpty()) {
        without.add(spec.name());
      }
    }
    assertEquals(new TreeSet<>(NEVER_CUT.keySet()), without);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "questions",
        "cypher RETURN 1",
        "trend cause",
        "durations",
        "coverage",
        "vocabulary",
        "vocabulary retry-storm"
      })
  void rowsThatAreLeftOutAreSaid(String line) {
    shell.rows = 3;
    shell.parameters.putAll(Map.of("b", List.of(), "c", List.of()));
    shell.run("-c", "set limit 2", "-c", line);
    assertTrue(shell.out().contains("2 of 3 rows shown"), shell::out);
    shell.run("-c", line + " --limit 2 --format json");
    assertTrue(shell.out().contains("2 of 3 rows shown"), shell::out);
  }

  @Test
  void aLimitOfNoRowsIsRefused() {
    assertEquals(2, shell.run("trend", "cause", "--limit", "0"));
  }
}
