package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What bash proposes at Tab, after it has read the script that the program writes for it. */
final class BashCompletionIT {

  @TempDir private static Path home;
  private static Ikg ikg;

  @BeforeAll
  static void writeScript() throws Exception {
    ikg = Ikg.in(home);
    ikg.run("save", "mine-of-all", "all by year").expecting(0);
    ikg.file("completion.bash", ikg.run("completion", "bash").expecting(0).out());
  }

  @ParameterizedTest
  @CsvSource({
    "ikg vali, validate",
    "ikg help patt, pattern",
    "ikg ask all --format js, json jsonl",
    "ikg question same-cause-a, same-cause-again",
    "ikg question mine, mine-of-all",
    "ikg --lang ko question fail-t, fail-together",
    "ikg --color alw, always"
  })
  void aWordIsCompleted(String typed, String proposed) throws Exception {
    String script =
        "source completion.bash; COMP_WORDS=(%s); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _ikg; echo \"${COMPREPLY[*]}\"";

    Ended ended =
        ikg.startCommand(List.of("bash", "-c", script.formatted(typed))).end().expecting(0);

    assertEquals(proposed + "\n", ended.out());
  }

  @Test
  void itNeedsNoGraphAndNoPassword() throws Exception {
    Ikg server = ikg.with("NEO4J_URI", "bolt://127.0.0.1:1");

    Ended ended = server.run("completion", "bash").expecting(0);

    assertEquals("", ended.err());
    assertTrue(ended.out().contains("same-cause-again"), ended::toString);
    assertTrue(Files.notExists(ikg.graph()), "a graph was made");
  }
}
