package dev.ikg.bench;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The most memory that lives while work is done: the heap is collected again and again and looked
 * at right after. That costs time, so nothing is timed meanwhile.
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
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
