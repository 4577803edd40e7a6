package dev.ikg.shell;

import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that is written whole or not at all. */
final class OutputFile {

  /** Writes the content of a file. */
  @FunctionalInterface
  interface Content {
    void writeTo(Appendable out) throws IOException;
  }

  private final Path path;

  /**
   * A file to be written.
   *
   * @param force whether it may replace one that is there
   * @throws Failure of kind {@code USAGE} where it must not be written
   */
  OutputFile(String name, boolean force) {
    path = pathOf(name);
    if (Files.isDirectory(path)) {
      throw Failure.of(Failure.Kind.USAGE, name + " is a folder", "Name a file in it.");
    }
    if (Files.exists(path) && !force) {
      throw Failure.of(
          Failure.Kind.USAGE, name + " is there already", "Name another, or add --force.");
    }
    if (!Files.isDirectory(folder())) {
      throw Failure.of(
          Failure.Kind.USAGE, "the folder of " + name + " is not there", "Make it first.");
    }
  }

  /** Writes it; on a failure the old file stays as it was. */
  void write(Content content) {
    try {
      Path draft = Files.createTempFile(folder(), "." + path.getFileName(), ".part");
      try {
        try (Writer writer = Files.newBufferedWriter(draft)) {
          content.writeTo(writer);
        }
        Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException cannotWrite) {
      throw Failure.of(
              Failure.Kind.CONTENT,
              path + " cannot be written: " + cannotWrite.getMessage(),
              "Is the folder writable, and is there room on the disk?")
          .causedBy(cannotWrite);
    }
  }

  private Path folder() {
    Path parent = path.toAbsolutePath().getParent();
    return parent == null ? path.toAbsolutePath() : parent;
  }

  private static Path pathOf(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException notAPath) {
      throw Failure.of(Failure.Kind.USAGE, "not a file name: " + name, "Name another.")
          .causedBy(notAPath);
    }
  }
}
