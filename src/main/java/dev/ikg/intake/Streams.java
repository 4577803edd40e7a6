package dev.ikg.intake;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipInputStream;

/** Opens a stream by what its first bytes say it is: gzip, zip, or text. */
final class Streams {

  /** A compressed file may stand in another, and no deeper. */
  private static final int DEEPEST = 2;

  private Streams() {}

  /** Whether these are the first bytes of a zip file, an empty one included. */
  static boolean isZip(byte[] head) {
    return head.length >= 4
        && head[0] == 'P'
        && head[1] == 'K'
        && ((head[2] == 3 && head[3] == 4) || (head[2] == 5 && head[3] == 6));
  }

  /**
   * The source that a stream is.
   *
   * @param name the name for problems, whose ending tells JSON Lines
   * @param stream closed with the source, or here where opening fails
   * @param depth how many compressed files it already stands in
   */
  static Source open(String name, InputStream stream, int depth, Intake.Settings settings)
      throws IOException {
    InputStream closing = stream;
    try {
      BufferedInputStream in = new BufferedInputStream(stream);
      closing = in;
      in.mark(4);
      byte[] head = in.readNBytes(4);
      in.reset();
      if (isGzip(head)) {
        return gzip(name, in, depth, settings);
      }
      if (isZip(head)) {
        return zip(name, in, depth, settings);
      }
      return new DocumentSource(name, in, Endings.saysLines(name), settings);
    } catch (IOException fault) {
      closing.close();
      throw fault;
    }
  }

  private static Source gzip(String name, InputStream in, int depth, Intake.Settings settings)
      throws IOException {
    if (depth >= DEEPEST) {
      throw nested();
    }
    CountingStream packed = new CountingStream(in, bytes -> {});
    Unpacking unpacking = new Unpacking(settings.limits(), packed::count);
    return open(name, unpacking.watch(new GZIPInputStream(packed)), depth + 1, settings);
  }

  private static Source zip(String name, InputStream in, int depth, Intake.Settings settings)
      throws IOException {
    if (depth > 0) {
      throw nested();
    }
    CountingStream packed = new CountingStream(in, bytes -> {});
    Unpacking unpacking = new Unpacking(settings.limits(), packed::count);
    return new ZipStreamSource(name, new ZipInputStream(packed), unpacking, settings);
  }

  private static Refusal nested() {
    return new Refusal(
        "a compressed file inside a compressed file is not opened",
        "unpack it yourself and load what comes out");
  }

  private static boolean isGzip(byte[] head) {
    return head.length >= 2 && (head[0] & 0xFF) == 0x1F && (head[1] & 0xFF) == 0x8B;
  }
}
