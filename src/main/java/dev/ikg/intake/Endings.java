package dev.ikg.intake;

import java.util.List;
import java.util.Locale;

/** What the name of a file says about what is in it. */
final class Endings {

  private static final List<String> LINES = List.of(".jsonl", ".ndjson");
  private static final List<String> DOCUMENTS = List.of(".json", ".jsonl", ".ndjson");

  private Endings() {}

  /** Whether each line of such a file is a document. */
  static boolean saysLines(String name) {
    return LINES.stream().anyMatch(unpacked(name)::endsWith);
  }

  /** Whether such a file in a folder or an archive is one to read. */
  static boolean isDocuments(String name) {
    return DOCUMENTS.stream().anyMatch(unpacked(name)::endsWith);
  }

  /** Whether it is an archive of files. */
  static boolean isArchive(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".zip");
  }

  /** Whether the file or one of the folders on its way is hidden. */
  static boolean isHidden(String entry) {
    return List.of(entry.split("/")).stream()
        .anyMatch(part -> part.startsWith(".") || part.equals("__MACOSX"));
  }

  private static String unpacked(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return lower.endsWith(".gz") ? lower.substring(0, lower.length() - 3) : lower;
  }
}
