package dev.ikg.index;

import java.util.Comparator;

/** The order of texts in Neo4j: by code points, not by the halves of those beyond 16 bits. */
final class TextOrder {

  static final Comparator<String> BY_CODE_POINT = TextOrder::compare;

  private TextOrder() {}

  private static int compare(String one, String other) {
    int length = Math.min(one.length(), other.length());
    for (int i = 0; i < length; i++) {
      char a = one.charAt(i);
      char b = other.charAt(i);
      if (a != b) {
        boolean bothHalves = Character.isSurrogate(a) == Character.isSurrogate(b);
        return bothHalves ? a - b : Character.isSurrogate(a) ? 1 : -1;
      }
    }
    return one.length() - other.length();
  }
}
