package dev.ikg.shell;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the lines that a person typed are kept, for that person only. */
final class HistoryFile {

  private static final Set<PosixFilePermission> OWNER_FILE =
      PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> OWNER_FOLDER =
      PosixFilePermissions.fromString("rwx------");

  private HistoryFile() {}

  /**
   * The file in the user's state folder by the XDG rules, made where it is not there. Empty where
   * it cannot be made: the shell then works without a memory.
   */
  static Optional<Path> in(Map<String, String> environment) {
    try {
      Path folder = UserFolders.state(environment);
      Files.createDirectories(folder, attributes(OWNER_FOLDER));
      Path file = folder.resolve("history");
      try {
        Files.createFile(file, attributes(OWNER_FILE));
      } catch (FileAlreadyExistsException kept) {
        if (posix()) {
          Files.setPosixFilePermissions(file, OWNER_FILE);
        }
      }
      return Optional.of(file);
    } catch (IOException | UnsupportedOperationException noMemory) {
      return Optional.empty();
    }
  }

  private static FileAttribute<?>[] attributes(Set<PosixFilePermission> permissions) {
    return posix()
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }

  private static boolean posix() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
  }
}
