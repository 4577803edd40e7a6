package dev.ikg.intake;

import java.util.concurrent.atomic.AtomicLong;

/** How much was read so far; may be asked from another thread. */
final class Progress {

  private final AtomicLong files = new AtomicLong();
  private final AtomicLong bytes = new AtomicLong();

  /** One more file is begun. */
  void file() {
    files.incrementAndGet();
  }

  /** So many more bytes are read. */
  void bytes(long count) {
    bytes.addAndGet(count);
  }

  Extent extent() {
    return new Extent(files.get(), bytes.get());
  }
}
