package dev.ikg.bench;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One of several ways to the same rows. What it gives is kept as it comes, and made comparable only
 * when nothing is timed.
 */
final class Way<T> implements Runnable {

  private final Supplier<T> answer;
  private final Function<T, List<String>> shown;
  private Optional<T> last = Optional.empty();

  Way(Supplier<T> answer, Function<T, List<String>> shown) {
    this.answer = answer;
    this.shown = shown;
  }

  /** The same without an order of rows. */
  Way<T> sorted() {
    return new Way<>(answer, found -> shown.apply(found).stream().sorted().toList());
  }

  @Override
  public void run() {
    last = Optional.of(answer.get());
  }

  /** What the last run gave. */
  List<String> rows() {
    return last.map(shown).orElse(List.of());
  }
}
