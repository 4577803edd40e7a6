package dev.ikg.problem;

import java.util.regex.Pattern;

/** The user and the password that somebody wrote into an address. */
public final class Credentials {

  /**
   * What stands between {@code ://} and the last {@code @} of an address, if it can be those; as a
   * path an address has one slash only.
   */
  private static final Pattern IN_ADDRESS =
      Pattern.compile("(?<=:/|://)(?:[^\\s/@:]+|[^\\s/@:]*:\\S*)(?=@)");

  private Credentials() {}

  /** A text in which stars stand for them, so that every place in it is where it was. */
  public static String hidden(String text) {
    return IN_ADDRESS.matcher(text).replaceAll(found -> "*".repeat(found.group().length()));
  }
}
