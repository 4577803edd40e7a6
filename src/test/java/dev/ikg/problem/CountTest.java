package dev.ikg.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountTest {

  @ParameterizedTest
  @CsvSource({"0, 0 cases", "1, 1 case", "2, 2 cases", "1000, '1,000 cases'", "-1, -1 cases"})
  void oneIsOneAndThousandsAreKeptApart(long number, String said) {
    assertEquals(said, Count.of(number, "case", "cases"));
  }
}
