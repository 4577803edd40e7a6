package dev.ikg.casework;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Something that is made once, on another thread where it is certain early that it is needed.
 *
 * @param <T> what is made
 */
final class Beforehand<T> {

  private final Supplier<T> making;
  private @Nullable CompletableFuture<T> begun;

  Beforehand(Supplier<T> making) {
    this.making = making;
  }

  /** Begins to make it, unless that was begun. */
  void begin() {
    if (begun == null) {
      begun = CompletableFuture.supplyAsync(making);
    }
  }

  /** What is made; throws what the making threw. */
  T get() {
    if (begun == null) {
      begun = CompletableFuture.completedFuture(making.get());
    }
    try {
      return begun.join();
    } catch (CompletionException failed) {
      throw failed.getCause() instanceof RuntimeException known ? known : failed;
    }
  }
}
