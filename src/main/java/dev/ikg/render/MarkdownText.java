package dev.ikg.render;

/** Texts inside Markdown, in which nothing of them is markup. */
final class MarkdownText {

  /** Characters that would end a cell or begin markup. */
  private static final String MARKUP = "\\|`*_[]<>&#~";

  private MarkdownText() {}

  /** A text on one line. */
  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    ShownText.of(text)
        .codePoints()
        .forEach(
            codePoint -> {
              if (MARKUP.indexOf(codePoint) >= 0) {
                escaped.append('\\');
              }
              escaped.appendCodePoint(codePoint);
            });
    return escaped.toString();
  }
}
