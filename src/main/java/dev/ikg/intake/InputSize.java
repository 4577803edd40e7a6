package dev.ikg.intake;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.Set;

/** Adds up how many files there are to read and how large they are, without opening one. */
final class InputSize extends SimpleFileVisitor<Path> {

  private final Set<Object> seen = new HashSet<>();
  private Path root = Path.of("");
  private long files;
  private long bytes;

  void standardInput() {
    files++;
  }

  void add(Path path) {
    root = path;
    try {
      if (Files.isDirectory(path)) {
        Files.walkFileTree(path, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, this);
      } else {
        files++;
        bytes += Files.size(path);
      }
    } catch (IOException unreadable) {
      // the reading will name it; here it only makes the estimate smaller
    }
  }

  Extent extent() {
    return new Extent(files, bytes);
  }

  @Override
  public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
    Object key = attributes.fileKey();
    boolean again = key != null && !seen.add(key);
    return again || (isHidden(folder) && !folder.equals(root))
        ? FileVisitResult.SKIP_SUBTREE
        : FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    if (PathFiles.isDocuments(file)) {
      files++;
      bytes += attributes.size();
    }
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException fault) {
    return FileVisitResult.CONTINUE;
  }

  private static boolean isHidden(Path folder) {
    return String.valueOf(folder.getFileName()).startsWith(".");
  }
}
