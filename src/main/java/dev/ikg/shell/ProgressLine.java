package dev.ikg.shell;

import dev.ikg.casework.Progress;
import java.io.PrintStream;

/** Shows progress on one line of a terminal and takes it away at the end. */
final class ProgressLine implements Progress, AutoCloseable {

  private static final long PAUSE_NANOS = 200_000_000;
  private static final String WIPE = "\r\u001B[K";

  private final PrintStream err;
  private final boolean shown;
  private long last = System.nanoTime();
  private boolean dirty;

  ProgressLine(Console console) {
    err = console.err();
    shown = console.terminal();
  }

  @Override
  public void at(String what, long done) {
    long now = System.nanoTime();
    if (shown && now - last >= PAUSE_NANOS) {
      err.print(WIPE + done + " " + what);
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
