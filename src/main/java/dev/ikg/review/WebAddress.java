package dev.ikg.review;

import java.util.regex.Pattern;

/** Addresses of pages: absolute, of the web, and safe to show as a link. */
final class WebAddress {

  /** The longest address, in UTF-16 units; the store's indexes take no endless ones. */
  private static final int LONGEST = 4000;

  private static final Pattern SHAPE =
      Pattern.compile("https?://[^\\s/?#\\\\]+(?:[/?#]\\S*)?", Pattern.CASE_INSENSITIVE);

  private WebAddress() {}

  /** Whether a text is such an address, white space around it apart. */
  static boolean isOne(String text) {
    String stripped = text.strip();
    return stripped.length() <= LONGEST
        && SHAPE.matcher(stripped).matches()
        && Characters.firstHidden(stripped).isEmpty();
  }
}
