package dev.ikg.shell;

import dev.ikg.casework.Progress;
import java.io.PrintStream;
import java.util.function.Supplier;

/** Shows progress on one line of a terminal and takes it away at the end. */
final class ProgressLine implements Progress, AutoCloseable {

  private static final long PAUSE_NANOS = 200_000_000;
  private static final String WIPE = "\r\u001B[K";

  private final PrintStream err;
  private final boolean shown;
  private final int width;
  private final long start = System.nanoTime();
  private long last = start;
  private boolean dirty;

  ProgressLine(Console console) {
    err = console.err();
    shown = console.told();
    width = console.width();
  }

  @Override
  public void at(Supplier<Stage> stage) {
    if (!shown) {
      return;
    }
    long now = System.nanoTime();
    if (now - last >= PAUSE_NANOS) {
      String text = ProgressText.of(stage.get(), now - start);
      err.print(WIPE + (width > 0 && text.length() >= width ? text.substring(0, width - 1) : text));
      err.flush();
      last = now;
      dirty = true;
    }
  }

  @Override
  public void close() {
    if (dirty) {
      err.print(WIPE);
      err.flush();
    }
  }
}
