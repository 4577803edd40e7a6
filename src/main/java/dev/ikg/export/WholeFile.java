package dev.ikg.export;

import dev.ikg.problem.Failure;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.UUID;

/**
 * A file that is written whole or not at all: beside its place first, then moved there, so that an
 * old file stays whole whatever happens.
 */
public final class WholeFile {

  /** Writes the content of a file. */
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  private static final int BUFFER = 1 << 16;

  private final String name;
  private final Path path;

  /**
   * A file to be written.
   *
   * @param name the path as a person wrote it
   * @param force whether it may replace one that is there
   * @throws Failure of kind {@code USAGE} where it must not be written
   */
  public WholeFile(String name, boolean force) {
    this.name = name;
    path = pathOf(name);
    if (Files.isDirectory(path)) {
      throw usage(name + " is a folder", "Name a file in it.");
    }
    if (Files.isSymbolicLink(path) && !Files.exists(path)) {
      throw usage(name + " is a link that leads nowhere", "Name the file itself, or another.");
    }
    if (Files.exists(path) && !Files.isRegularFile(path)) {
      throw usage(name + " is no plain file", "Name another.");
    }
    if (Files.exists(path) && !force) {
      throw usage(name + " is there already", "Name another, or add --force.");
    }
    if (Files.exists(folder()) && !Files.isDirectory(folder())) {
      throw usage(name + " lies in a file and not in a folder", "Name another.");
    }
    if (!Files.isDirectory(folder())) {
      throw usage("the folder of " + name + " is not there", "Make it first.");
    }
  }

  /**
   * Writes it.
   *
   * @throws Failure of kind {@code CONTENT} where that cannot be done; the old file is as it was
   */
  public void write(Content content) {
    // Not named after the file, whose name may be as long as names can be.
    Path draft = folder().resolve("." + UUID.randomUUID() + ".part");
    try {
      try {
        writeTo(draft, content);
        Files.move(draft, target(), StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (UncheckedIOException cannotWrite) {
      throw failure(Objects.requireNonNull(cannotWrite.getCause()));
    } catch (IOException cannotWrite) {
      throw failure(cannotWrite);
    }
  }

  /** Writes and makes sure that the bytes are on the disk before the file gets its name. */
  private static void writeTo(Path draft, Content content) throws IOException {
    try (FileChannel channel =
            FileChannel.open(draft, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER)) {
      content.writeTo(out);
      out.flush();
      channel.force(true);
    }
  }

  /** The file itself where the name is that of a link to it. */
  private Path target() throws IOException {
    return Files.exists(path) ? path.toRealPath() : path;
  }

  private Path folder() {
    Path file = path.toAbsolutePath();
    try {
      file = Files.exists(file) ? file.toRealPath() : file;
    } catch (IOException goneMeanwhile) {
      // then the name itself says where it is
    }
    Path parent = file.getParent();
    return parent == null ? file : parent;
  }

  private Failure failure(IOException fault) {
    // The name of the draft, which the system's own message has, means nothing to a person.
    String said =
        Objects.toString(
            fault instanceof FileSystemException ofFile ? ofFile.getReason() : fault.getMessage(),
            "");
    return Failure.of(
            Failure.Kind.CONTENT,
            name + " cannot be written" + (said.isEmpty() ? "" : ": " + said),
            "Is the folder writable, and is there room on the disk?")
        .causedBy(fault);
  }

  private static Path pathOf(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException notAPath) {
      throw usage("not a file name: " + name, "Name another.").causedBy(notAPath);
    }
  }

  private static Failure usage(String message, String hint) {
    return Failure.of(Failure.Kind.USAGE, message, hint);
  }
}
