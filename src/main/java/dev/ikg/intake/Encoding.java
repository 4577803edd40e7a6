package dev.ikg.intake;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Finds the encoding of an input from its first bytes: by its byte order mark, or, as JSON begins
 * with two ASCII characters, by where the zero bytes are.
 */
final class Encoding {

  private Encoding() {}

  /**
   * The same text in UTF-8 without a byte order mark. UTF-8 itself passes unchecked; reading from
   * another encoding throws {@link java.nio.charset.CharacterCodingException} where it is invalid.
   */
  static InputStream utf8(InputStream in) throws IOException {
    PushbackInputStream pushback = new PushbackInputStream(in, 4);
    byte[] head = pushback.readNBytes(4);
    Found found = find(head);
    pushback.unread(head, found.mark(), head.length - found.mark());
    if (found.charset().equals(StandardCharsets.UTF_8)) {
      return pushback;
    }
    return new Utf8Stream(
        new InputStreamReader(
            pushback,
            found
                .charset()
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)));
  }

  private record Found(Charset charset, int mark) {}

  private static Found find(byte[] head) {
    if (begins(head, 0xEF, 0xBB, 0xBF)) {
      return new Found(StandardCharsets.UTF_8, 3);
    }
    if (begins(head, 0xFF, 0xFE, 0, 0)) {
      return new Found(Charset.forName("UTF-32LE"), 4);
    }
    if (begins(head, 0, 0, 0xFE, 0xFF)) {
      return new Found(Charset.forName("UTF-32BE"), 4);
    }
    if (begins(head, 0xFF, 0xFE)) {
      return new Found(StandardCharsets.UTF_16LE, 2);
    }
    if (begins(head, 0xFE, 0xFF)) {
      return new Found(StandardCharsets.UTF_16BE, 2);
    }
    return new Found(byZeros(head), 0);
  }

  private static Charset byZeros(byte[] head) {
    if (head.length < 4) {
      return StandardCharsets.UTF_8;
    }
    if (head[0] == 0 && head[1] != 0) {
      return StandardCharsets.UTF_16BE;
    }
    if (head[0] == 0 && head[1] == 0 && head[2] == 0 && head[3] != 0) {
      return Charset.forName("UTF-32BE");
    }
    if (head[0] != 0 && head[1] == 0) {
      return head[2] == 0 && head[3] == 0 ? Charset.forName("UTF-32LE") : StandardCharsets.UTF_16LE;
    }
    return StandardCharsets.UTF_8;
  }

  private static boolean begins(byte[] head, int... bytes) {
    return head.length >= bytes.length
        && Arrays.equals(head, 0, bytes.length, narrow(bytes), 0, bytes.length);
  }

  private static byte[] narrow(int... bytes) {
    byte[] narrow = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      narrow[i] = (byte) bytes[i];
    }
    return narrow;
  }
}
