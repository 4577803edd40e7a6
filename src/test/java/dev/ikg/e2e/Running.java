package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A run of the program that is not over yet. Its end also shows that it printed no password. */
final class Running implements AutoCloseable {

  /** After this time a run hangs, however slow the machine is. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  private static final int POLL_MILLIS = 50;

  private final Process process;
  private final Path home;
  private final Path out;
  private final Path err;

  private Running(Process process, Path home, Path out, Path err) {
    this.process = process;
    this.home = home;
    this.out = out;
    this.err = err;
  }

  static Running start(ProcessBuilder builder, Path home) throws IOException {
    Path out = Files.createTempFile(home, "standard-", ".out");
    Path err = Files.createTempFile(home, "standard-", ".err");
    builder.redirectOutput(out.toFile()).redirectError(err.toFile());
    return new Running(builder.start(), home, out, err);
  }

  long id() {
    return process.pid();
  }

  /** Writes to standard input, which stays open. A program that has gone does not read it. */
  void type(String text) {
    try {
      process.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
      process.getOutputStream().flush();
    } catch (IOException gone) {
      assertFalse(process.isAlive(), "standard input is closed but the program runs");
    }
  }

  /** Sends a signal, such as {@code INT}. */
  void signal(String name) throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(id())).start().waitFor();
  }

  /** Waits until standard output holds a text. */
  void awaitOutput(String text) throws IOException, InterruptedException {
    await(text, out);
  }

  /** Waits until standard error holds a text. */
  void awaitError(String text) throws IOException, InterruptedException {
    await(text, err);
  }

  private void await(String text, Path stream) throws IOException, InterruptedException {
    Instant enough = Instant.now().plus(PATIENCE);
    while (!Files.readString(stream).contains(text)) {
      if (!process.isAlive() || Instant.now().isAfter(enough)) {
        close();
        fail("no \"" + text + "\" in the output of " + ended());
      }
      Thread.sleep(POLL_MILLIS);
    }
  }

  /** Closes standard input and waits for the end. */
  Ended end() throws IOException, InterruptedException {
    closeInput();
    if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
      close();
      fail("it hangs: " + ended());
    }
    Ended ended = ended();
    assertShowsNoPassword(ended);
    return ended;
  }

  private Ended ended() throws IOException {
    return new Ended(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  private void closeInput() {
    try {
      process.getOutputStream().close();
    } catch (IOException gone) {
      assertFalse(process.isAlive(), "standard input cannot be closed but the program runs");
    }
  }

  private void assertShowsNoPassword(Ended ended) throws IOException {
    try (Stream<Path> files = Files.walk(home)) {
      for (Path file : files.filter(f -> f.endsWith("password")).toList()) {
        String password = Files.readString(file).strip();
        assertFalse(password.isEmpty(), file + " is empty");
        assertFalse(ended.toString().contains(password), "the password is printed");
      }
    }
  }

  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
