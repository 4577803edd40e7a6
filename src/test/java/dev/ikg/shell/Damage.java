package dev.ikg.shell;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Damages good inputs in the ways that find faults: bits, pieces moved, doubled, lost, mixed. */
final class Damage {

  private static final int MOST_BLOWS = 6;
  private static final int LONGEST_PIECE = 40;

  /** What readers stumble over: the signs of their languages, limits of numbers, odd characters. */
  private static final List<String> STUMBLING_BLOCKS =
      List.of(
          "{",
          "}",
          "[",
          "]",
          "\"",
          "\\",
          "\\u",
          "\\ud800",
          ":",
          ",",
          "'",
          "`",
          "//",
          "/*",
          "$",
          "=",
          "#",
          "(",
          ")",
          "\n",
          "\r\n",
          "\0",
          "\u0001",
          "\u001b[2J",
          "\u202e",
          "\ufeff",
          "\ud83d\ude00",
          "null",
          "true",
          "-",
          "-0",
          "1e999999999",
          "1E-400",
          "99999999999999999999",
          "0x1",
          "NaN",
          "\"id\"",
          "\"incidents\"",
          "parameter: ",
          "// pattern: ",
          "then ",
          "with ",
          "not ",
          "*",
          "2026-02-30T25:61:61Z",
          "0000-00-00",
          "9999999999y",
          "\u1112\u1161\u11ab",
          "e\u0301",
          "İ");

  private final Random random;

  Damage(Random random) {
    this.random = random;
  }

  /** One of the good inputs, damaged; sometimes it is made of two of them. */
  byte[] of(List<byte[]> good) {
    byte[] bytes = any(good);
    for (int blow = random.nextInt(MOST_BLOWS); blow >= 0; blow--) {
      int from = random.nextInt(bytes.length + 1);
      int to = Math.min(bytes.length, from + random.nextInt(LONGEST_PIECE));
      bytes = struck(bytes, from, to, good);
    }
    return bytes;
  }

  private byte[] struck(byte[] bytes, int from, int to, List<byte[]> good) {
    return switch (random.nextInt(6)) {
      case 0 -> joined(bytes, from, block(), from);
      case 1 -> joined(bytes, from, block(), to);
      case 2 -> joined(bytes, from, new byte[0], to);
      case 3 -> joined(bytes, to, piece(bytes, from, to), to);
      case 4 -> joined(bytes, from, pieceOf(any(good)), to);
      default -> joined(bytes, from, new byte[] {(byte) random.nextInt()}, from + 1);
    };
  }

  private byte[] any(List<byte[]> good) {
    return good.get(random.nextInt(good.size()));
  }

  private byte[] block() {
    return STUMBLING_BLOCKS
        .get(random.nextInt(STUMBLING_BLOCKS.size()))
        .getBytes(StandardCharsets.UTF_8);
  }

  private byte[] pieceOf(byte[] other) {
    int from = random.nextInt(other.length + 1);
    return piece(other, from, Math.min(other.length, from + random.nextInt(LONGEST_PIECE)));
  }

  private static byte[] piece(byte[] bytes, int from, int to) {
    return Arrays.copyOfRange(bytes, from, to);
  }

  private static byte[] joined(byte[] bytes, int until, byte[] between, int from) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(bytes, 0, until);
    out.writeBytes(between);
    if (from < bytes.length) {
      out.write(bytes, from, bytes.length - from);
    }
    return out.toByteArray();
  }
}
