package dev.ikg.index;

import java.util.Arrays;

/**
 * Which case a node of the graph is. A graph numbers its nodes from 0 on, with few gaps, so that
 * pages of an array are smaller than a map, and faster.
 */
final class NodeNumbers {

  private static final int BITS = 16;
  private static final int NONE = -1;
  private static final int[] EMPTY = new int[0];

  private int[][] pages = {};

  /** Says which case a node is. */
  void put(long node, int incident) {
    int page = page(node);
    if (page >= pages.length) {
      int before = pages.length;
      pages = Arrays.copyOf(pages, Math.max(page + 1, before * 2));
      Arrays.fill(pages, before, pages.length, EMPTY);
    }
    if (pages[page].length == 0) {
      pages[page] = new int[1 << BITS];
      Arrays.fill(pages[page], NONE);
    }
    pages[page][place(node)] = incident;
  }

  /** The case; negative where the node is none. */
  int incident(long node) {
    int page = page(node);
    return page >= pages.length || pages[page].length == 0 ? NONE : pages[page][place(node)];
  }

  private static int page(long node) {
    return Math.toIntExact(node >>> BITS);
  }

  private static int place(long node) {
    return (int) (node & ((1 << BITS) - 1));
  }
}
