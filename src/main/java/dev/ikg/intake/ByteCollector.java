package dev.ikg.intake;

import java.util.Arrays;

/** Collects bytes up to a limit; those beyond it are dropped, and that is remembered. */
final class ByteCollector {

  private static final int FIRST = 8 << 10;

  private final int most;
  private byte[] bytes = new byte[FIRST];
  private int size;
  private boolean full;

  ByteCollector(int most) {
    this.most = most;
  }

  void clear() {
    size = 0;
    full = false;
  }

  int size() {
    return size;
  }

  /** Whether bytes were dropped. */
  boolean isFull() {
    return full;
  }

  void add(int b) {
    if (size >= most) {
      full = true;
      return;
    }
    ensure(size + 1L);
    bytes[size++] = (byte) b;
  }

  void add(byte[] from, int start, int length) {
    int kept = Math.min(length, most - size);
    full |= kept < length;
    ensure((long) size + kept);
    System.arraycopy(from, start, bytes, size, kept);
    size += kept;
  }

  /** What was collected. */
  byte[] bytes() {
    return Arrays.copyOf(bytes, size);
  }

  private void ensure(long needed) {
    if (needed > bytes.length) {
      bytes = Arrays.copyOf(bytes, (int) Math.min(most, Math.max(needed, 2L * bytes.length)));
    }
  }
}
