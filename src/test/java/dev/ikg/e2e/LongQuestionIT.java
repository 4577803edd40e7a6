package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A question that takes hours, and the person who does not want to wait. */
final class LongQuestionIT {

  private static final String PROMPT = "ikg default>";

  /** Counts to a thousand million million. */
  private static final String HOURS =
      "cypher UNWIND range(1, 100000) AS a UNWIND range(1, 100000) AS b"
          + " UNWIND range(1, 100000) AS c WITH a WHERE a < 0 RETURN a\\;";

  private static final String MARK = "UNWIND range(1, 100000) AS c";

  @TempDir private Path home;
  private Ikg ikg;
  private TmuxTerminal terminal;

  @BeforeEach
  void enter() throws Exception {
    assumeTrue(TmuxTerminal.isThere(), "tmux is not installed (Debian: apt-get install tmux)");
    ikg = Ikg.in(home);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
    terminal = TmuxTerminal.open(home, ikg.environment());
    terminal.type(Ikg.PROJECT.resolve("ikg") + "; echo left with $?");
    terminal.awaitLastLine(PROMPT);
  }

  @AfterEach
  void endTerminal() throws Exception {
    terminal.end();
  }

  @Test
  void anInterruptEndsItOnTheServerTooAndTheShellGoesOn() throws Exception {
    terminal.type(HOURS);
    while (!transactions().contains(MARK)) {
      assertFalse(terminal.screen().contains("error: "), terminal.screen());
    }

    terminal.press("C-c");

    terminal.await("error: Stopped.");
    terminal.awaitLastLine(PROMPT);
    String left = transactions();
    assertTrue(left.contains("SHOW TRANSACTIONS"), left);
    assertFalse(left.contains(MARK), left);
    terminal.type("ask all");
    terminal.await("1 case at 1 organization");
    terminal.type("exit");
    terminal.await("left with 0");
  }

  /** What runs on the server of the shell, as another process sees it. */
  private String transactions() throws Exception {
    Properties host = new Properties();
    try (var record = Files.newBufferedReader(ikg.graph().resolve("host"))) {
      host.load(record);
    }
    String password = Files.readString(ikg.graph().resolve("password")).strip();
    return new CypherShell(home, host.getProperty("address"), password)
        .paste("SHOW TRANSACTIONS YIELD currentQuery;\n")
        .expecting(0)
        .out();
  }
}
