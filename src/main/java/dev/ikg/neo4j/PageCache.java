package dev.ikg.neo4j;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/**
 * How much of a store the embedded server keeps in memory outside the heap. What a small graph does
 * not fill is never taken; with too little, a graph of a million cases reads each page again and
 * again.
 */
final class PageCache {

  private static final long LEAST = 256L << 20;
  private static final long MOST = 2048L << 20;
  private static final int PARTS = 8;

  private PageCache() {}

  /** An eighth of the memory of this machine, or of the container, within bounds. */
  static long bytes() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? of(system.getTotalMemorySize())
        : LEAST;
  }

  /** The same of a machine with so many bytes. */
  static long of(long memory) {
    return Math.max(LEAST, Math.min(MOST, memory / PARTS));
  }
}
