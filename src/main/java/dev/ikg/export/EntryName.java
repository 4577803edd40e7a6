package dev.ikg.export;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** The name of a file in an archive that an id gives, which every system can unpack. */
final class EntryName {

  /** File names end at 255 bytes on most systems. */
  private static final int LONGEST = 200;

  /** Windows takes these for devices, whatever ending stands behind a dot. */
  private static final Pattern DEVICE =
      Pattern.compile("(?:CON|PRN|AUX|NUL|COM[0-9]|LPT[0-9])(?:\\..*)?", Pattern.CASE_INSENSITIVE);

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private EntryName() {}

  /**
   * The id, with what could be no file name written as in an address: {@code %2F} for a slash. A
   * dot and a hyphen are such only inside, so that no name is hidden, leads elsewhere or passes for
   * an option of a command.
   */
  static String of(String id) {
    StringBuilder name = new StringBuilder();
    boolean device = DEVICE.matcher(id).matches();
    for (byte b : id.getBytes(StandardCharsets.UTF_8)) {
      boolean begins = name.isEmpty();
      boolean inside = !begins && (b == '.' || b == '-');
      if ((isPlain((char) (b & 0xFF)) && !(begins && device)) || inside) {
        name.append((char) b);
      } else {
        name.append('%').append(HEX.toHexDigits(b));
      }
    }
    return name.length() <= LONGEST ? name.toString() : name.substring(0, LONGEST) + "~";
  }

  private static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }
}
