package dev.ikg.export;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How case documents are written to a file. Each can be loaded again as it is. */
public enum DocumentFormat {
  /** A document a line. */
  JSONL,
  /** An array of documents. */
  JSON,
  /** An archive with a file for each document. */
  ZIP;

  /** The word after {@code --format}, and the ending of a file. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** All words. */
  public static List<String> words() {
    return Arrays.stream(values()).map(DocumentFormat::word).toList();
  }

  /** The format of a word. */
  public static Optional<DocumentFormat> of(String word) {
    return Arrays.stream(values()).filter(format -> format.word().equals(word)).findFirst();
  }

  /** The format that the ending of a file says. */
  public static Optional<DocumentFormat> ofFile(String name) {
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return ending.equals("ndjson") ? Optional.of(JSONL) : of(ending);
  }

  /** A writer of this format. What it writes to is left open. */
  public DocumentWriter writer(OutputStream out) throws IOException {
    return switch (this) {
      case JSONL -> new LineWriter(out);
      case JSON -> new ArrayWriter(out);
      case ZIP -> new ZipWriter(out);
    };
  }
}
