package dev.ikg.casework;

import java.util.function.Supplier;

/** Is told how far long work has come. */
@FunctionalInterface
public interface Progress {

  /**
   * How far work has come.
   *
   * @param what what is counted, as a plural noun
   * @param done how many so far
   * @param files how many files were begun
   * @param allFiles how many there are; 0 where that is not known
   * @param share how much of all bytes was read, from 0 to 1; 0 where that is not known
   */
  record Stage(String what, long done, long files, long allFiles, double share) {}

  /** Some work is done. The stage is worked out only where somebody wants to see it. */
  void at(Supplier<Stage> stage);

  /** Tells nobody. */
  static Progress silent() {
    return stage -> {};
  }
}
