package dev.ikg.oracle;

import java.util.List;
import java.util.function.Predicate;

/** Whether something holds: it does, it does not, or nobody knows. */
enum Truth {
  YES,
  NO,
  UNKNOWN;

  static Truth of(boolean known, boolean holds) {
    if (!known) {
      return UNKNOWN;
    }
    return holds ? YES : NO;
  }

  Truth not() {
    return switch (this) {
      case YES -> NO;
      case NO -> YES;
      case UNKNOWN -> UNKNOWN;
    };
  }

  /** Whether so many of the parts hold. */
  static Truth atLeast(int count, List<Truth> parts) {
    long yes = parts.stream().filter(Predicate.isEqual(YES)).count();
    long no = parts.stream().filter(Predicate.isEqual(NO)).count();
    if (yes >= count) {
      return YES;
    }
    return parts.size() - no < count ? NO : UNKNOWN;
  }
}
