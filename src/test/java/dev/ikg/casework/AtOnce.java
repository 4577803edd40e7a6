package dev.ikg.casework;

import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;

/** Does work where it is asked for, so that a test need not wait for it. */
public final class AtOnce extends AbstractExecutorService {

  private boolean over;

  @Override
  public void execute(Runnable work) {
    work.run();
  }

  @Override
  public void shutdown() {
    over = true;
  }

  @Override
  public List<Runnable> shutdownNow() {
    over = true;
    return List.of();
  }

  @Override
  public boolean isShutdown() {
    return over;
  }

  @Override
  public boolean isTerminated() {
    return over;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) {
    return true;
  }
}
