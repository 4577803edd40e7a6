package dev.ikg.e2e;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests in a real terminal, a new one each, over a graph of one case. */
abstract class OnTerminal {

  static final String PROMPT = "ikg default>";

  @TempDir static Path home;
  static Ikg ikg;
  TmuxTerminal terminal;

  @BeforeAll
  static void load() throws Exception {
    assumeTrue(TmuxTerminal.isThere(), "tmux is not installed (Debian: apt-get install tmux)");
    ikg = Ikg.in(home);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
  }

  @BeforeEach
  void openTerminal() throws Exception {
    terminal = TmuxTerminal.open(home, ikg.environment());
  }

  @AfterEach
  void endTerminal() throws Exception {
    terminal.end();
  }

  /** Starts the shell and waits for its prompt. */
  void enter() throws Exception {
    terminal.type(Ikg.LAUNCHER + "; echo left with $?");
    terminal.awaitLastLine(PROMPT);
  }
}
