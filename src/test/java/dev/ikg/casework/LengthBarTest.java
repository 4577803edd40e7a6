package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.insight.Quantiles;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/** Bars of lengths on one axis. */
class LengthBarTest {

  private static LengthRow row(double... seconds) {
    return new LengthRow(
        Measure.DETECT,
        "group",
        seconds.length,
        DoubleStream.of(seconds)
            .mapToObj(each -> new LengthRow.Known(Optional.empty(), each))
            .toList());
  }

  @Test
  void theAxisGoesFromTheSmallestFirstQuartileToTheLargestThird() {
    LengthBar axis =
        LengthBar.over(List.of(row(0, 0, 0, 0, 0), row(60, 60, 60), row(), row(180, 180, 180)));
    assertEquals("#", axis.of(new Quantiles(0, 0)));
    // Of one minute more, 1 to 4: two minutes stand half way.
    assertEquals("..........#", axis.of(new Quantiles(60)));
    assertEquals("...................#", axis.of(new Quantiles(180)));
    assertEquals("#-------------------", axis.of(new Quantiles(0, 0, 0, 180, 180)));
    assertEquals("----------#---------", axis.of(new Quantiles(0, 0, 60, 180, 180)));
  }

  @Test
  void oneLengthIsAnAxisToo() {
    assertEquals("#", LengthBar.over(List.of(row(7))).of(new Quantiles(7)));
    assertEquals(new LengthBar(0, 0), LengthBar.over(List.of(row())));
  }
}
