package dev.ikg.export;

import java.util.regex.Pattern;

/**
 * Ids as GraphML's schema wants them ({@code xs:NMTOKEN}): no blanks and few signs. What does not
 * fit is written as {@code _xHHHH_}, its number in Unicode, as SQL/XML writes names (ISO 9075-14).
 * So an id is always written in the same way, and two ids never become one.
 */
final class GraphMlIds {

  private static final Pattern FITS = Pattern.compile("[A-Za-z0-9._:-]+");
  private static final String MARK = "_x";

  private GraphMlIds() {}

  /** The id to write for the id of a node or a link. */
  static String of(String id) {
    if (FITS.matcher(id).matches() && !id.contains(MARK)) {
      return id;
    }
    StringBuilder written = new StringBuilder();
    for (int i = 0; i < id.length(); i++) {
      char c = id.charAt(i);
      boolean fits = c < 0x80 && FITS.matcher(String.valueOf(c)).matches();
      if (fits && !id.startsWith(MARK, i)) {
        written.append(c);
      } else {
        written.append("_x%04X_".formatted((int) c));
      }
    }
    return written.isEmpty() ? "_x_" : written.toString();
  }
}
