package dev.ikg.incident;

import java.text.Normalizer;
import java.util.Locale;

/** How labels and names are kept, and how they are compared when looked up. */
public final class Key {

  private Key() {}

  /** A label as the graph keeps it: trimmed, Unicode form C, case kept. */
  public static String of(String text) {
    return Normalizer.normalize(text.strip(), Normalizer.Form.NFC);
  }

  /**
   * What two spellings of one label have in common: case, Unicode form, and spaces or underscores
   * for hyphens make no difference.
   */
  public static String folded(String text) {
    String compatible = Normalizer.normalize(text.strip(), Normalizer.Form.NFKC);
    return compatible.toLowerCase(Locale.ROOT).replaceAll("[\\s_-]+", "-");
  }

  /**
   * A slug for an organization that came with a name only: letters and digits joined by hyphens.
   */
  public static String slug(String name) {
    return folded(name).replaceAll("[^\\p{L}\\p{N}]+", "-").replaceAll("^-|-$", "");
  }
}
