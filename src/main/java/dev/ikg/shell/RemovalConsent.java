package dev.ikg.shell;

import dev.ikg.casework.Consent;
import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;

/** Asks the person at the terminal whether cases may be removed. */
final class RemovalConsent implements Consent {

  private final Console console;

  private RemovalConsent(Console console) {
    this.console = console;
  }

  /**
   * The consent for one command.
   *
   * @param yes whether it was given on the command line
   * @throws Failure of kind {@code USAGE} where it was not, and there is nobody to ask
   */
  static Consent of(Console console, boolean yes) {
    if (!yes && !console.typed()) {
      throw Failure.of(
          Failure.Kind.USAGE,
          "--prune removes every case that the paths do not hold, and there is nobody to ask",
          "Add --yes to agree, or --dry-run to see which cases that are.");
    }
    return yes ? Consent.given() : new RemovalConsent(console);
  }

  @Override
  public boolean toRemove(long cases, List<String> some) {
    PrintStream err = console.err();
    String more = cases > some.size() ? " ..." : "";
    err.printf(
        Locale.ROOT,
        "%s not in these paths: %s%s%nRemove %s? [y/N] ",
        Count.of(cases, "case is", "cases are"),
        String.join(", ", some),
        more,
        cases == 1 ? "it" : "them");
    err.flush();
    String answer = line().strip().toLowerCase(Locale.ROOT);
    return answer.equals("y") || answer.equals("yes");
  }

  private String line() {
    StringBuilder line = new StringBuilder();
    try {
      int c = console.in().read();
      while (c >= 0 && c != '\n' && c != '\r') {
        line.append((char) c);
        c = console.in().read();
      }
    } catch (IOException noAnswer) {
      throw new UncheckedIOException(noAnswer);
    }
    return line.toString();
  }
}
