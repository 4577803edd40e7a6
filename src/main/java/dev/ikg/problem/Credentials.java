package dev.ikg.problem;

/** The user and the password that somebody wrote into an address. */
public final class Credentials {

  private static final String ADDRESS = ":/";

  private Credentials() {}

  /**
   * A text in which stars stand for them, so that every place in it is where it was. They stand
   * between {@code ://} and the last {@code @} of an address; as a path an address has one slash
   * only. Takes time in proportion to the text.
   */
  public static String hidden(String text) {
    if (text.indexOf('@') < 0 || !text.contains(ADDRESS)) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text);
    int at = text.indexOf(ADDRESS);
    int endOfWord = 0;
    int lastAt = -1;
    while (at >= 0) {
      int begin = at + ADDRESS.length();
      if (begin < text.length() && text.charAt(begin) == '/') {
        begin++;
      }
      if (begin >= endOfWord) {
        endOfWord = end(text, begin, false);
        lastAt = text.lastIndexOf('@', endOfWord - 1);
      }
      int end = endOfCredentials(text, begin, lastAt);
      for (int i = begin; i < end; i++) {
        shown.setCharAt(i, '*');
      }
      at = text.indexOf(ADDRESS, end);
    }
    return shown.toString();
  }

  /** Where credentials that begin here end; where they begin if there are none. */
  private static int endOfCredentials(String text, int begin, int lastAt) {
    int end = end(text, begin, true);
    if (end > lastAt) {
      return begin;
    }
    return switch (text.charAt(end)) {
      case '@' -> end;
      case ':' -> lastAt;
      default -> begin;
    };
  }

  /** Where a word ends, or also the first part of an address. */
  private static int end(String text, int begin, boolean orPart) {
    int end = begin;
    while (end < text.length()
        && !Character.isWhitespace(text.charAt(end))
        && !(orPart && "/@:".indexOf(text.charAt(end)) >= 0)) {
      end++;
    }
    return end;
  }
}
