package dev.ikg.cypher;

/** Writes a text as a query of the full-text index, in which every character is only itself. */
public final class LuceneQuery {

  private LuceneQuery() {}

  /** The words of the text, one behind the other. */
  public static String phrase(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
