package dev.ikg.neo4j;

import dev.ikg.ChildJvm;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A {@link GraphChild} that runs. */
final class ChildProcess implements AutoCloseable {

  private final Process process;
  private final BufferedReader answers;

  private ChildProcess(Process process) {
    this.process = process;
    this.answers =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Starts a process that opens a folder. Its first answer is {@code host} or {@code client}. */
  static ChildProcess opening(Path folder, String... jvmOptions) throws IOException {
    return start("open", folder, jvmOptions);
  }

  /** Starts a process that takes the lock of a folder and lets nobody in: answers {@code held}. */
  static ChildProcess holding(Path folder) throws IOException {
    return start("hold", folder);
  }

  private static ChildProcess start(String does, Path folder, String... jvmOptions)
      throws IOException {
    return new ChildProcess(
        ChildJvm.running(List.of(jvmOptions), GraphChild.class.getName(), does, folder.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start());
  }

  /** Sends an order and waits for its answer. */
  String ask(String order) throws IOException {
    tell(order);
    return answer();
  }

  /** Sends an order. */
  void tell(String order) throws IOException {
    OutputStream orders = process.getOutputStream();
    orders.write((order + "\n").getBytes(StandardCharsets.UTF_8));
    orders.flush();
  }

  /** Waits for the next answer; {@code ended} where the process is gone. */
  String answer() throws IOException {
    String line = answers.readLine();
    return line == null ? "ended" : line;
  }

  /** Waits for the end of the process, and says its exit code. */
  int exitCode() throws InterruptedException {
    return process.waitFor();
  }

  long id() {
    return process.pid();
  }

  /** Ends the process without a chance to tidy up. */
  void kill() {
    process.destroyForcibly().onExit().join();
  }

  @Override
  public void close() {
    kill();
  }
}
