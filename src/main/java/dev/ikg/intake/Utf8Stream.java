package dev.ikg.intake;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** The characters of a reader as UTF-8. */
final class Utf8Stream extends InputStream {

  private static final int CHUNK = 8192;

  private final Reader reader;
  private final CharsetEncoder encoder =
      StandardCharsets.UTF_8.newEncoder().onMalformedInput(CodingErrorAction.REPORT);
  private final CharBuffer chars = CharBuffer.allocate(CHUNK).flip();
  private final ByteBuffer bytes = ByteBuffer.allocate(4 * CHUNK).flip();
  private boolean ended;

  Utf8Stream(Reader reader) {
    this.reader = reader;
  }

  @Override
  public int read() throws IOException {
    return ready() ? bytes.get() & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!ready()) {
      return -1;
    }
    int taken = Math.min(length, bytes.remaining());
    bytes.get(target, offset, taken);
    return taken;
  }

  @Override
  public void close() throws IOException {
    reader.close();
  }

  /** Makes sure that there is a byte to give; false at the end. */
  private boolean ready() throws IOException {
    while (!bytes.hasRemaining() && !ended) {
      chars.compact();
      ended = reader.read(chars) < 0;
      chars.flip();
      bytes.clear();
      CoderResult result = encoder.encode(chars, bytes, ended);
      bytes.flip();
      if (result.isError()) {
        result.throwException();
      }
    }
    return bytes.hasRemaining();
  }
}
