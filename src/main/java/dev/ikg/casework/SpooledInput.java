package dev.ikg.casework;

import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Standard input in a private file, so that it can be read twice. The file has no name once it is
 * open where the system allows that, so nothing stays behind however the process ends.
 */
final class SpooledInput implements AutoCloseable {

  private final FileChannel channel;

  private SpooledInput(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Reads everything there is.
   *
   * @throws Failure of kind {@code CONTENT} where it cannot be kept
   */
  static SpooledInput of(InputStream input) {
    try {
      Path file = Files.createTempFile("ikg", ".input");
      FileChannel channel =
          FileChannel.open(
              file,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE,
              StandardOpenOption.DELETE_ON_CLOSE);
      SpooledInput spooled = new SpooledInput(channel);
      input.transferTo(Channels.newOutputStream(channel));
      return spooled;
    } catch (IOException fault) {
      throw failure(fault);
    }
  }

  /** All of it, from the start. What was opened before must not be used any more. */
  InputStream again() {
    try {
      return Channels.newInputStream(channel.position(0));
    } catch (IOException fault) {
      throw failure(fault);
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException ignored) {
      // it was only read, and the system removes it
    }
  }

  private static Failure failure(IOException fault) {
    return Failure.of(
            Failure.Kind.CONTENT,
            "standard input cannot be kept to be read twice: " + fault.getMessage(),
            "Is there room in the folder for temporary files? Or name a file in place of -.")
        .causedBy(fault);
  }
}
