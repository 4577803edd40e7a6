package dev.ikg.intake;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongSupplier;

/** Watches how much comes out of one compressed file, and stops where it is too much. */
final class Unpacking {

  private final IntakeLimits limits;
  private final LongSupplier packed;
  private long unpacked;

  /**
   * A watch over one compressed file.
   *
   * @param packed how many packed bytes went in so far, or how large the whole packed file is
   */
  Unpacking(IntakeLimits limits, LongSupplier packed) {
    this.limits = limits;
    this.packed = packed;
  }

  /** One entry of the file as it unpacks; all entries together count for the ratio. */
  InputStream watch(InputStream entry) {
    return new Watched(entry);
  }

  private void count(long bytes, long inEntry) throws Refusal {
    unpacked += Math.max(bytes, 0);
    if (inEntry > limits.entryBytes()) {
      throw new Refusal(
          "it unpacks to more than " + limits.entryBytes() + " bytes",
          "split it, or unpack it yourself and load what comes out");
    }
    if (unpacked > limits.ratioFreeBytes()
        && unpacked / limits.unpackingRatio() > Math.max(1, packed.getAsLong())) {
      throw new Refusal(
          "it unpacks to more than %d times its size, as files do that are made to fill memory"
              .formatted(limits.unpackingRatio()),
          "if you trust it, unpack it yourself and load what comes out");
    }
  }

  private final class Watched extends FilterInputStream {

    private long inEntry;

    Watched(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int b = super.read();
      count(b < 0 ? 0 : 1, inEntry += b < 0 ? 0 : 1);
      return b;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int read = super.read(target, offset, length);
      inEntry += Math.max(read, 0);
      count(read, inEntry);
      return read;
    }
  }
}
