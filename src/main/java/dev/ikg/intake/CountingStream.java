package dev.ikg.intake;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/** A stream that says how many bytes were read from it. */
final class CountingStream extends FilterInputStream {

  private final LongConsumer listener;
  private long count;

  CountingStream(InputStream in, LongConsumer listener) {
    super(in);
    this.listener = listener;
  }

  /** The bytes read so far. */
  long count() {
    return count;
  }

  @Override
  public int read() throws IOException {
    int b = super.read();
    if (b >= 0) {
      add(1);
    }
    return b;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int read = super.read(target, offset, length);
    if (read > 0) {
      add(read);
    }
    return read;
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  private void add(int bytes) {
    count += bytes;
    listener.accept(bytes);
  }
}
