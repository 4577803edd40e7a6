package dev.ikg.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * How much memory lives while work is done: the heap is collected again and again, and what the
 * last collection left is looked at. Nine of ten looks found so much or less: the most of all would
 * be the larger the longer one looks. That costs time, so nothing is timed meanwhile. What is in
 * use right after a call of {@code System.gc()} would be no measure: while another thread holds an
 * array for native code, as compressing does, the call does nothing.
 */
final class LiveHeap {

  private static final long PAUSE_MILLIS = 1500;

  private LiveHeap() {}

  /** What nine of ten looks found at most, in bytes. */
  static long during(Runnable work) {
    List<Long> looks = Collections.synchronizedList(new ArrayList<>());
    ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor();
    var unused =
        watch.scheduleWithFixedDelay(
            () -> looks.add(now()), 0, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    try {
      work.run();
    } finally {
      unused.cancel(false);
      watch.shutdown();
    }
    looks.add(now());
    List<Long> sorted = looks.stream().sorted().toList();
    return sorted.get((sorted.size() - 1) * 9 / 10);
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
