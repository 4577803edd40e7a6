package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How the commands that look at all cases are typed. */
class InsightCommandsTest {

  private final TestShell shell = new TestShell();

  @Test
  void wordsBecomeWhatIsAsked() {
    shell.run("pairs", "cause", "factor", "--all", "--limit", "3", "--where", "in database");
    shell.run("similar", "A-1");
    shell.run("path", "A-1", "A-2", "--hubs");
    shell.run("recurrences");
    shell.run("trend", "retry", "storm", "--quarters");
    shell.run("durations", "by", "detected-by");
    assertEquals(
        List.of(
            "Pairs[one=CAUSE, other=FACTOR, all=true, limit=3, where=Optional[in database]]",
            "Similar[id=A-1, limit=20, where=Optional.empty]",
            "Path[from=A-1, to=A-2, hubs=true, limit=20, where=Optional.empty]",
            "Recurrences[limit=20, where=Optional.empty]",
            "Trend[subject=retry storm, quarters=true, where=Optional.empty]",
            "Durations[by=Optional[DETECTED_BY], compare=Optional.empty, where=Optional.empty]"),
        shell.asked);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"pairs factor", "pairs facto factor", "path A", "durations domain", "similar"})
  void wrongWordsAreUsedWronglyAndSayWhatIsRight(String line) {
    assertEquals(2, shell.run(line.split(" ", -1)));
    assertTrue(shell.err().contains("\n  "), shell::err);
    assertEquals(List.of(), shell.asked);
  }

  @Test
  void anOptionThatTheCommandLacksIsNotMovedIntoALabel() {
    assertEquals(2, shell.run("trend", "cause", "--hubs"));
    assertTrue(shell.err().contains("trend has no option --hubs"), shell::err);
    assertTrue(shell.err().contains("'trend --help' lists the options"), shell::err);
    assertEquals(List.of(), shell.asked);
  }

  @Test
  void aFacetWithoutByIsShownWithIt() {
    shell.run("durations", "cause");
    assertTrue(shell.err().contains("Write durations by cause."), shell::err);
    shell.run("durations", "missing-monitoring");
    assertTrue(shell.err().contains("durations --compare missing-monitoring"), shell::err);
  }
}
