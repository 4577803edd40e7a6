package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Says why a graph folder cannot be used. The reason comes from the type of the fault and from the
 * state of the disk, never from the text of a message.
 */
final class FolderFaults {

  /** Below this many bytes Neo4j can keep no change. */
  private static final long NO_SPACE = 4L << 20;

  /** What a server writes when it starts, and some room for what it is started for. */
  private static final long ROOM_TO_START = 16L << 20;

  private static final String OTHER_FOLDER = "choose another folder with --graph or IKG_HOME.";

  private FolderFaults() {}

  /** The failure of a folder that cannot be opened. */
  static Failure failure(Path folder, Exception fault) {
    return known(folder, fault)
        .orElseGet(
            () ->
                graph(
                    "The graph in " + folder + " cannot be opened: " + rootMessage(fault),
                    "Try again, or " + OTHER_FOLDER))
        .causedBy(fault);
  }

  /** The failure of a folder whose disk is full; empty where there is room. */
  static Optional<Failure> diskFull(Path folder) {
    return withLessThan(NO_SPACE, folder);
  }

  /**
   * Makes sure that the disk has room for a server to start.
   *
   * @throws Failure of kind {@code GRAPH} where it has not
   */
  static void checkRoomToStart(Path folder) {
    Optional<Failure> full = withLessThan(ROOM_TO_START, folder);
    if (full.isPresent()) {
      throw full.get();
    }
  }

  private static Optional<Failure> withLessThan(long bytes, Path folder) {
    return storeOf(folder)
        .filter(store -> usable(store) < bytes)
        .map(
            store ->
                graph(
                    "The disk that holds the graph in " + folder + " is full.",
                    "Make room and try again, or " + OTHER_FOLDER));
  }

  private static Optional<Failure> known(Path folder, Exception fault) {
    if (isNoFolder(folder, fault)) {
      return Optional.of(
          graph(
              "The graph folder " + folder + " is, or lies below, a file.", "So " + OTHER_FOLDER));
    }
    if (storeOf(folder).filter(FileStore::isReadOnly).isPresent()) {
      return Optional.of(
          graph(
              "The graph in " + folder + " lies on a disk that can only be read.",
              "Neo4j writes even for a question: " + OTHER_FOLDER));
    }
    Optional<Failure> full = diskFull(folder);
    if (full.isPresent()) {
      return full;
    }
    if (Faults.find(fault, AccessDeniedException.class).isPresent() || !isWritable(folder)) {
      return Optional.of(
          graph(
              "This user may not write to the graph in " + folder + ".",
              ownerOf(folder, fault)
                  + "Give the user the right to read and write there, or "
                  + OTHER_FOLDER));
    }
    return Optional.empty();
  }

  /** Whose the file is that was denied; one use by another user is enough to leave some. */
  private static String ownerOf(Path folder, Exception fault) {
    Optional<String> denied =
        Faults.find(fault, AccessDeniedException.class).map(AccessDeniedException::getFile);
    try {
      Path file = Path.of(denied.orElse(folder.toString()));
      return file + " belongs to " + Files.getOwner(file).getName() + ". ";
    } catch (IOException | UnsupportedOperationException | InvalidPathException notKnown) {
      return "";
    }
  }

  private static boolean isNoFolder(Path folder, Exception fault) {
    return fault instanceof NotDirectoryException
        || fault instanceof FileAlreadyExistsException
        || !Files.isDirectory(existing(folder));
  }

  private static boolean isWritable(Path folder) {
    return Files.isWritable(existing(folder));
  }

  private static Path existing(Path folder) {
    return Files.exists(folder) ? folder : PrivateFiles.nearestFolder(folder);
  }

  private static Optional<FileStore> storeOf(Path folder) {
    try {
      return Optional.of(Files.getFileStore(existing(folder)));
    } catch (IOException unknown) {
      return Optional.empty();
    }
  }

  private static long usable(FileStore store) {
    try {
      // A file system that counts no space, such as one of devices, says nothing about it.
      return store.getTotalSpace() == 0 ? Long.MAX_VALUE : store.getUsableSpace();
    } catch (IOException unknown) {
      return Long.MAX_VALUE;
    }
  }

  private static String rootMessage(Throwable thrown) {
    Throwable root = thrown;
    for (Throwable cause = thrown.getCause(); cause != null; cause = cause.getCause()) {
      root = cause;
    }
    String message = root.getMessage();
    return message == null ? root.getClass().getSimpleName() : message;
  }

  private static Failure graph(String message, String hint) {
    return Failure.of(Failure.Kind.GRAPH, message, hint);
  }
}
