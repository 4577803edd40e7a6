package dev.ikg.export;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** The name of a file in an archive that an id gives, which every system can unpack. */
final class EntryName {

  /** File names end at 255 bytes on most systems. */
  private static final int LONGEST = 200;

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private EntryName() {}

  /**
   * The id, with what could be no file name written as in an address: {@code %2F} for a slash. A
   * dot is one only inside, so that no name is hidden or leads elsewhere.
   */
  static String of(String id) {
    StringBuilder name = new StringBuilder();
    for (byte b : id.getBytes(StandardCharsets.UTF_8)) {
      if (isPlain((char) (b & 0xFF)) || (b == '.' && !name.isEmpty())) {
        name.append((char) b);
      } else {
        name.append('%').append(HEX.toHexDigits(b));
      }
    }
    return name.length() <= LONGEST ? name.toString() : name.substring(0, LONGEST) + "~";
  }

  private static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '-'
        || c == '_';
  }
}
