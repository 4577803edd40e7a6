package dev.ikg.intake;

/**
 * JSON Pointers (RFC 6901) as texts; {@code ""} is the whole document. For a person to read: an
 * unpaired surrogate in a name becomes U+FFFD, so that every output can carry the pointer.
 */
public final class JsonPointer {

  private JsonPointer() {}

  /** The pointer of a member of the object at {@code parent}. */
  public static String member(String parent, String name) {
    String shown = Surrogates.replaced(name);
    if (shown.indexOf('~') >= 0 || shown.indexOf('/') >= 0) {
      shown = shown.replace("~", "~0").replace("/", "~1");
    }
    return parent + "/" + shown;
  }

  /** The pointer of an item, counted from 0, of the array at {@code parent}. */
  public static String item(String parent, int index) {
    return parent + "/" + index;
  }
}
