package dev.ikg.casework;

import java.util.List;

/** Is asked before cases are removed that nobody named one by one. */
@FunctionalInterface
public interface Consent {

  /**
   * Whether cases may be removed.
   *
   * @param cases how many
   * @param some a few of their ids
   */
  boolean toRemove(long cases, List<String> some);

  /** Consent that was given beforehand. */
  static Consent given() {
    return (cases, some) -> true;
  }
}
