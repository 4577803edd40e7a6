package dev.ikg.problem;

import java.util.Locale;

/** How many of something, as a sentence says it. */
public final class Count {

  private Count() {}

  /** So many of something: {@code 1 case}, {@code 2,000 cases}. */
  public static String of(long number, String one, String many) {
    return grouped(number) + " " + (number == 1 ? one : many);
  }

  /** A whole number with commas between the thousands. */
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
