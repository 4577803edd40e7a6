package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The completion script in a real zsh, as a person who types there sees it. */
final class ZshCompletionIT {

  private static final String PROMPT = "zsh>";

  @TempDir private Path home;
  private TmuxTerminal terminal;

  @BeforeEach
  void openZsh() throws Exception {
    assumeTrue(TmuxTerminal.isThere(), "tmux is not installed (Debian: apt-get install tmux)");
    assumeTrue(
        TmuxTerminal.runs("zsh", "--version"),
        "zsh is not installed (Debian: apt-get install zsh)");
    Ikg ikg = Ikg.in(home);
    Path script = home.resolve("completion.zsh");
    Files.writeString(script, ikg.run("completion", "zsh").expecting(0).out());
    terminal = TmuxTerminal.open(home, ikg.environment());
    terminal.type("exec zsh -f");
    terminal.type("PROMPT='" + PROMPT + " '; autoload -Uz compinit && compinit -u -D");
    terminal.type("source " + script + " && ikg() { : }; clear");
    terminal.awaitLastLine(PROMPT);
  }

  @AfterEach
  void endTerminal() throws Exception {
    if (terminal != null) {
      terminal.end();
    }
  }

  @Test
  void commandsOptionsAndTheirValuesAreCompleted() throws Exception {
    completes("ikg vali", "ikg validate");
    completes("ikg ask all --forma", "ikg ask all --format");
    completes("ikg ask all --format jsonl --lang k", "ikg ask all --format jsonl --lang ko");
    completes("ikg --color alw", "ikg --color always");
    completes("ikg help recurr", "ikg help recurrences");
  }

  private void completes(String typed, String whole) throws Exception {
    terminal.keys(typed);
    terminal.press("Tab");
    terminal.awaitLastLine(PROMPT + " " + whole);
    terminal.press("C-u");
    terminal.awaitLastLine(PROMPT);
    assertTrue(terminal.screen().endsWith(PROMPT), terminal.screen());
  }
}
