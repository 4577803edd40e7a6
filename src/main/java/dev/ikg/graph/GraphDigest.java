package dev.ikg.graph;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A fingerprint of all the cases in a graph that does not depend on the order in which they came,
 * and that is kept up by adding and taking away single cases: the exclusive or of SHA-256 over each
 * case's id and digest.
 */
public final class GraphDigest {

  private static final int BYTES = 32;

  private final byte[] sum;

  private GraphDigest(byte[] sum) {
    this.sum = sum;
  }

  /** Reads a fingerprint; the empty text is that of an empty graph. */
  public static GraphDigest of(String hex) {
    return new GraphDigest(hex.isEmpty() ? new byte[BYTES] : HexFormat.of().parseHex(hex));
  }

  /** This fingerprint with a case that was not in it, or without one that was. */
  public GraphDigest toggled(String id, String digest) {
    byte[] one = sha256().digest((id + "\n" + digest).getBytes(StandardCharsets.UTF_8));
    byte[] next = new byte[BYTES];
    for (int i = 0; i < BYTES; i++) {
      next[i] = (byte) (sum[i] ^ one[i]);
    }
    return new GraphDigest(next);
  }

  /** The fingerprint in hexadecimal. */
  public String hex() {
    return HexFormat.of().formatHex(sum);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
