package dev.ikg.bench;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * How much memory lives while work is done: the heap is collected again and again, and what the
 * collection left is looked at. Nine of ten looks found so much or less: the most of all would be
 * the larger the longer one looks. That costs time, so nothing is timed meanwhile. While another
 * thread holds an array for native code, as compressing does, a call of {@code System.gc()} does
 * nothing: a look counts only where the whole heap was collected.
 */
final class LiveHeap {

  private static final long PAUSE_MILLIS = 1500;
  private static final int TRIES = 20;

  /** The collectors of the whole heap: G1, parallel, serial. */
  private static final Set<String> WHOLE =
      Set.of("G1 Old Generation", "PS MarkSweep", "MarkSweepCompact");

  private LiveHeap() {}

  /** What nine of ten looks found at most, in bytes. */
  static long during(Runnable work) {
    List<Long> looks = Collections.synchronizedList(new ArrayList<>());
    ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor();
    var unused =
        watch.scheduleWithFixedDelay(
            () -> now().ifPresent(looks::add), 0, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
    try {
      work.run();
    } finally {
      unused.cancel(false);
      watch.shutdown();
    }
    now().ifPresent(looks::add);
    List<Long> sorted = looks.stream().sorted().toList();
    return sorted.get((sorted.size() - 1) * 9 / 10);
  }

  private static OptionalLong now() {
    long before = wholeCollections();
    for (int i = 0; i < TRIES && wholeCollections() == before; i++) {
      System.gc();
    }
    return wholeCollections() == before ? OptionalLong.empty() : OptionalLong.of(left());
  }

  private static long left() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .flatMap(pool -> Stream.ofNullable(pool.getCollectionUsage()))
        .mapToLong(MemoryUsage::getUsed)
        .sum();
  }

  /** How often all of the heap was collected. */
  private static long wholeCollections() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .filter(collector -> WHOLE.contains(collector.getName()))
        .mapToLong(GarbageCollectorMXBean::getCollectionCount)
        .sum();
  }
}
