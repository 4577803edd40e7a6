package dev.ikg.render;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The ways to write an answer. */
public enum Format {
  TABLE,
  JSON,
  JSONL,
  CSV,
  TSV,
  MARKDOWN;

  /** The name that a person types. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The format of this name. */
  public static Optional<Format> of(String word) {
    return Arrays.stream(values()).filter(format -> format.word().equals(word)).findFirst();
  }

  /** The format that a file's ending stands for. */
  public static Optional<Format> ofFile(String fileName) {
    String ending = fileName.substring(fileName.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return switch (ending) {
      case "ndjson" -> Optional.of(JSONL);
      case "md" -> Optional.of(MARKDOWN);
      case "txt" -> Optional.of(TABLE);
      default -> of(ending);
    };
  }

  /** The usual endings of files. */
  public static List<String> endings() {
    return List.of(".txt", ".json", ".jsonl", ".csv", ".tsv", ".md");
  }

  /** All names, in the order of the manual. */
  public static List<String> words() {
    return Arrays.stream(values()).map(Format::word).toList();
  }
}
