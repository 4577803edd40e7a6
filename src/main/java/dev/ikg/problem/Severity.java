package dev.ikg.problem;

/** How much a problem matters: an error keeps something out, a warning lets it in. */
public enum Severity {
  /** The input, or the part of it that is named, was not taken. */
  ERROR,
  /** The input was taken; a person should look at what is named. */
  WARNING
}
