package dev.ikg.shell;

import dev.ikg.export.WholeFile;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/** A file of text that is written whole or not at all. */
final class OutputFile {

  /** Writes the content of a file. */
  @FunctionalInterface
  interface Content {
    void writeTo(Appendable out) throws IOException;
  }

  private final WholeFile file;

  /**
   * A file to be written.
   *
   * @param force whether it may replace one that is there
   * @throws Failure of kind {@code USAGE} where it must not be written
   */
  OutputFile(String name, boolean force) {
    file = new WholeFile(name, force);
  }

  /** Writes it; on a failure the old file stays as it was. */
  void write(Content content) {
    file.write(
        out -> {
          Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
          content.writeTo(writer);
          writer.flush();
        });
  }
}
