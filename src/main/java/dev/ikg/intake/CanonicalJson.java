package dev.ikg.intake;

import dev.ikg.intake.JsonValue.JsonArray;
import dev.ikg.intake.JsonValue.JsonNull;
import dev.ikg.intake.JsonValue.JsonNumber;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import dev.ikg.intake.JsonValue.JsonTruth;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The one way to write a JSON value: keys sorted by UTF-16 code unit, no white space, numbers as
 * they were written, and only those characters escaped that must be. Equal values give equal texts,
 * and the text read again gives an equal value.
 */
public final class CanonicalJson {

  private final StringBuilder out = new StringBuilder();

  private CanonicalJson() {}

  /** The canonical text. An unpaired surrogate is written as an escape, so UTF-8 can carry it. */
  public static String text(JsonValue value) {
    CanonicalJson writer = new CanonicalJson();
    writer.write(value);
    return writer.out.toString();
  }

  /** The canonical text in UTF-8. */
  public static byte[] bytes(JsonValue value) {
    return text(value).getBytes(StandardCharsets.UTF_8);
  }

  /** SHA-256 of the canonical text, in lower-case hexadecimal. */
  public static String digest(JsonValue value) {
    return digest(bytes(value));
  }

  /** SHA-256 of a canonical text, in lower-case hexadecimal. */
  static String digest(byte[] canonical) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(canonical);
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }

  private void write(JsonValue value) {
    if (value instanceof JsonObject object) {
      object(object);
    } else if (value instanceof JsonArray array) {
      array(array);
    } else if (value instanceof JsonText text) {
      quoted(text.text());
    } else if (value instanceof JsonNumber number) {
      out.append(number.text());
    } else if (value instanceof JsonTruth truth) {
      out.append(truth.value());
    } else if (value instanceof JsonNull) {
      out.append("null");
    } else {
      throw new IllegalStateException("no such JSON value: " + value.kind());
    }
  }

  private void object(JsonObject object) {
    out.append('{');
    String separator = "";
    List<Map.Entry<String, JsonValue>> members = new ArrayList<>(object.members().entrySet());
    members.sort(Map.Entry.comparingByKey());
    for (var member : members) {
      out.append(separator);
      quoted(member.getKey());
      out.append(':');
      write(member.getValue());
      separator = ",";
    }
    out.append('}');
  }

  private void array(JsonArray array) {
    out.append('[');
    String separator = "";
    for (JsonValue item : array.items()) {
      out.append(separator);
      write(item);
      separator = ",";
    }
    out.append(']');
  }

  private void quoted(String text) {
    out.append('"');
    int plain = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isPlain(c)) {
        continue;
      }
      out.append(text, plain, i);
      if (Character.isHighSurrogate(c)
          && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        out.append(c).append(text.charAt(++i));
      } else {
        character(c);
      }
      plain = i + 1;
    }
    out.append(text, plain, text.length()).append('"');
  }

  private static boolean isPlain(char c) {
    return c >= 0x20 && c != '"' && c != '\\' && !Character.isSurrogate(c);
  }

  private void character(char c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      default -> {
        if (c < 0x20 || Character.isSurrogate(c)) {
          out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
        } else {
          out.append(c);
        }
      }
    }
  }
}
