package dev.ikg.problem;

/**
 * Something wrong with what came from outside.
 *
 * @param severity whether it kept something out
 * @param place where it is
 * @param message what is wrong, in one line
 * @param hint what to do about it, in one line; empty where there is nothing to say
 */
public record Problem(Severity severity, Place place, String message, String hint) {

  public Problem {
    message = Credentials.hidden(message);
    hint = Credentials.hidden(hint);
  }

  /** A problem that keeps something out. */
  public static Problem error(Place place, String message, String hint) {
    return new Problem(Severity.ERROR, place, message, hint);
  }

  /** A problem that lets everything in. */
  public static Problem warning(Place place, String message, String hint) {
    return new Problem(Severity.WARNING, place, message, hint);
  }
}
