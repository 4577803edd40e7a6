package dev.ikg.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Files and folders on disk as sources. */
final class PathFiles {

  private PathFiles() {}

  /** The source that a file or folder is; a file is opened whatever its name. */
  static Source open(String name, Path path, Set<Path> seen, Intake.Settings settings)
      throws IOException {
    if (Files.isDirectory(path)) {
      return new FolderSource(path, seen, settings);
    }
    settings.progress().file();
    if (Files.isRegularFile(path) && isZip(path)) {
      return new ZipFileSource(name, path, settings);
    }
    InputStream counted =
        new CountingStream(Files.newInputStream(path), settings.progress()::bytes);
    return Streams.open(name, counted, 0, settings);
  }

  /**
   * Whether a file in a folder is to be read: not hidden, named like JSON or a zip, and a plain
   * file; a pipe could block for ever. A link to nothing is to be read, so that it is named.
   */
  static boolean isDocuments(Path path) {
    String name = String.valueOf(path.getFileName());
    return !name.startsWith(".")
        && (Endings.isDocuments(name) || Endings.isArchive(name))
        && (Files.isRegularFile(path) || (Files.isSymbolicLink(path) && !Files.exists(path)));
  }

  /** The names in a folder that are not hidden, in the order of their UTF-16 units. */
  static List<String> sortedNames(Path folder) throws IOException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        String name = String.valueOf(entry.getFileName());
        if (!name.startsWith(".")) {
          names.add(name);
        }
      }
    } catch (DirectoryIteratorException fault) {
      throw fault.getCause();
    }
    names.sort(null);
    return names;
  }

  private static boolean isZip(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      return Streams.isZip(in.readNBytes(4));
    }
  }
}
