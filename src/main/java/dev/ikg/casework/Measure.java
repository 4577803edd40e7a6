package dev.ikg.casework;

import java.util.Optional;

/** Which length of a case. */
enum Measure {
  DETECT("detect", "Time to detect"),
  RESOLVE("resolve", "Time to resolve");

  private final String word;
  private final String title;

  Measure(String word, String title) {
    this.word = word;
    this.title = title;
  }

  String word() {
    return word;
  }

  String title() {
    return title;
  }

  /** The length of a case in seconds; empty where it is not known. */
  Optional<Double> of(TimedCase incident) {
    return this == DETECT ? incident.detected() : incident.resolved();
  }
}
