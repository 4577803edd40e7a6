package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** A real terminal, in which a person types and looks at the screen. */
final class TmuxTerminal {

  /** After this time what is waited for does not come, however slow the machine is. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private static final int POLL_MILLIS = 100;

  /** A server of its own: one that is told to end can still be there a moment later. */
  private final Path socket;

  private TmuxTerminal(Path socket) {
    this.socket = socket;
  }

  /** Whether tmux is installed. */
  static boolean isThere() throws InterruptedException {
    return runs("tmux", "-V");
  }

  /** Whether a program is installed, which a call of it that asks for its version tells. */
  static boolean runs(String... version) throws InterruptedException {
    try {
      return new ProcessBuilder(version)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException notInstalled) {
      return false;
    }
  }

  /**
   * Opens a terminal of 120 by 40 cells with a shell in it.
   *
   * @param folder the current folder, in which the socket of tmux is kept too
   * @param environment all variables that the shell gets
   */
  static TmuxTerminal open(Path folder, Map<String, String> environment) throws Exception {
    TmuxTerminal terminal =
        new TmuxTerminal(Files.createTempDirectory(folder, "tmux-").resolve("socket"));
    List<String> command =
        new ArrayList<>(
            List.of(
                "new-session",
                "-d",
                "-x",
                "120",
                "-y",
                "40",
                "-c",
                folder.toString(),
                "env",
                "-i"));
    environment.forEach((name, value) -> command.add(name + "=" + value));
    command.addAll(List.of("TERM=screen", "LC_ALL=C.UTF-8", "PS1=> ", "sh"));
    terminal.tmux(command.toArray(String[]::new));
    return terminal;
  }

  /** Types a line and presses return. */
  void type(String line) throws Exception {
    tmux("send-keys", "-l", "--", line);
    press("Enter");
  }

  /** Types without pressing return. */
  void keys(String text) throws Exception {
    tmux("send-keys", "-l", "--", text);
  }

  /** Presses a key, in the words of tmux: {@code Enter}, {@code C-c}. */
  void press(String key) throws Exception {
    tmux("send-keys", key);
  }

  /** Pastes a text, as terminals do that tell the program that it is a paste. */
  void paste(String text) throws Exception {
    tmux("set-buffer", "--", text);
    tmux("paste-buffer", "-p");
  }

  /** Makes the window of the terminal larger or smaller. */
  void resize(int columns, int lines) throws Exception {
    tmux("resize-window", "-x", String.valueOf(columns), "-y", String.valueOf(lines));
  }

  /** What stands on the screen, without blank lines at the end. */
  String screen() throws Exception {
    return tmux("capture-pane", "-p").stripTrailing();
  }

  /** Waits until the screen holds a text, and gives the screen. */
  String await(String text) throws Exception {
    return await("\"" + text + "\"", screen -> screen.contains(text));
  }

  /** Waits until the last line of the screen is this one. */
  void awaitLastLine(String line) throws Exception {
    await(
        "last line \"" + line + "\"",
        screen -> screen.substring(screen.lastIndexOf('\n') + 1).strip().equals(line));
  }

  /** Waits until the screen is as it should be, and gives it. */
  String await(String what, Predicate<String> holds) throws Exception {
    Instant enough = Instant.now().plus(PATIENCE);
    String screen = screen();
    while (!holds.test(screen)) {
      if (Instant.now().isAfter(enough)) {
        fail("no " + what + " on the screen:\n" + screen);
      }
      Thread.sleep(POLL_MILLIS);
      screen = screen();
    }
    return screen;
  }

  private String tmux(String... arguments) throws Exception {
    List<String> command =
        new ArrayList<>(List.of("tmux", "-u", "-S", socket.toString(), "-f", "/dev/null"));
    command.addAll(Arrays.asList(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    return said;
  }

  /** Ends the terminal and what runs in it. */
  void end() throws Exception {
    tmux("kill-server");
  }
}
