package dev.ikg.render;

/** Paper without colour, for tests. */
public final class Pages {

  /** As wide as the widest row. */
  public static final Page WIDE = of(Page.UNLIMITED);

  private Pages() {}

  /** Columns side by side in lines of so many cells. */
  static Page of(int width) {
    return new Page(width, true, false, Ink.PLAIN, Ink.PLAIN);
  }
}
