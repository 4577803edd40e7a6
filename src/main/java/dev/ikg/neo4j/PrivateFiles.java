package dev.ikg.neo4j;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Files and folders that only their owner may read, where the file system knows owners. */
final class PrivateFiles {

  private static final Set<PosixFilePermission> FOLDER =
      PosixFilePermissions.fromString("rwx------");
  private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

  /** How the name of a file begins that is being written. */
  static final String DRAFT = ".draft";

  private PrivateFiles() {}

  /** Makes a folder and those above it; one that is there stays as it is. */
  static void makeFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder, attributes(nearestFolder(folder), FOLDER));
    }
  }

  /** Opens a file to lock it; makes it where it is missing. */
  static FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file,
        Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE),
        attributes(nearestFolder(file), FILE));
  }

  /** Writes a file so that a reader finds the old text or the new one, never a part. */
  static void write(Path file, String text) throws IOException {
    Path folder = nearestFolder(file);
    Path draft = Files.createTempFile(folder, DRAFT, "", attributes(folder, FILE));
    try {
      try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
          channel.write(bytes);
        }
        channel.force(true);
      }
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  /** Takes the rights of all others away from a file that is there. */
  static void closeToOthers(Path file) throws IOException {
    if (knowsOwners(file)) {
      Files.setPosixFilePermissions(file, FILE);
    }
  }

  /**
   * Takes the rights of all others away from a folder that is there: who may write to it could put
   * a server of theirs in the place of ours. A folder of somebody else stays as it is.
   */
  static void closeFolderToOthers(Path folder) throws IOException {
    if (!knowsOwners(folder)) {
      return;
    }
    Set<PosixFilePermission> rights = Files.getPosixFilePermissions(folder);
    if (!FOLDER.containsAll(rights)) {
      rights.retainAll(FOLDER);
      try {
        Files.setPosixFilePermissions(folder, rights);
      } catch (FileSystemException anotherOwns) {
        // Its owner decides, and can read everything in it anyhow.
      }
    }
  }

  private static FileAttribute<?>[] attributes(Path place, Set<PosixFilePermission> rights)
      throws IOException {
    return knowsOwners(place)
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(rights)}
        : new FileAttribute<?>[0];
  }

  private static boolean knowsOwners(Path place) throws IOException {
    return Files.getFileStore(place).supportsFileAttributeView("posix");
  }

  /** The closest folder above a path that exists. */
  static Path nearestFolder(Path path) {
    Path place = path.toAbsolutePath().getParent();
    while (place != null && !Files.exists(place)) {
      place = place.getParent();
    }
    return place == null ? path.toAbsolutePath().getRoot() : place;
  }
}
