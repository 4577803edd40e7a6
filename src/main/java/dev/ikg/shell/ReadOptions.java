package dev.ikg.shell;

import dev.ikg.answer.ReadLimits;
import dev.ikg.problem.Failure;
import java.time.Duration;
import java.util.List;

/** The options that limit what a statement may give and take. */
final class ReadOptions {

  static final OptionSpec MAX_ROWS =
      OptionSpec.whole("max-rows", "N", "how many rows at most (default: 10000)");
  static final OptionSpec TIMEOUT =
      OptionSpec.text("timeout", "TIME", "how long at most, such as 30s or 5m (default: 60s)");

  static final List<OptionSpec> ALL = List.of(MAX_ROWS, TIMEOUT);

  private static final long ROWS = 10_000;
  private static final Duration TIME = Duration.ofSeconds(60);

  private ReadOptions() {}

  /**
   * The limits that a line gives.
   *
   * @throws Failure of kind {@code USAGE} where they are none
   */
  static ReadLimits limits(Invocation invocation) {
    long rows = invocation.option(MAX_ROWS.name()).map(Long::parseLong).orElse(ROWS);
    Duration time = invocation.time(TIMEOUT.name()).orElse(TIME);
    if (rows == 0) {
      throw Failure.of(
          Failure.Kind.USAGE, "--max-rows cannot be 0", "Give a whole number from 1 on.");
    }
    return new ReadLimits(rows, time);
  }
}
