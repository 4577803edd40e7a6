package dev.ikg.casework;

/** Is told how far long work has come. */
@FunctionalInterface
public interface Progress {

  /**
   * Some work is done.
   *
   * @param what what is counted, as a plural noun
   * @param done how many so far
   */
  void at(String what, long done);

  /** Tells nobody. */
  static Progress silent() {
    return (what, done) -> {};
  }
}
