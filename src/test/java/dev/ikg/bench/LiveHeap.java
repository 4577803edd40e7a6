package dev.ikg.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * The most memory that lives while work is done: the heap is collected again and again, and what
 * the last collection left is looked at. That costs time, so nothing is timed meanwhile. What is in
 * use right after a call of {@code System.gc()} would be no measure: while another thread holds an
 * array for native code, as compressing does, the call does nothing.
 */
final class LiveHeap {

  private static final long PAUSE_MILLIS = 1500;

  private LiveHeap() {}

  /** The largest live heap in bytes. */
  static long during(Runnable work) {
    AtomicLong most = new AtomicLong();
    ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor();
    var unused =
        watch.scheduleWithFixedDelay(
            () -> most.accumulateAndGet(now(), Math::max), 0, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    try {
      work.run();
    } finally {
      unused.cancel(false);
      watch.shutdown();
    }
    return most.accumulateAndGet(now(), Math::max);
  }

  private static long now() {
    System.gc();
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .flatMap(pool -> Stream.ofNullable(pool.getCollectionUsage()))
        .mapToLong(MemoryUsage::getUsed)
        .sum();
  }
}
