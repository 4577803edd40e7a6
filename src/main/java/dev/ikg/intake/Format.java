package dev.ikg.intake;

import java.util.List;
import java.util.Optional;

/**
 * The shape of a document that is not yet known to be a case. To read another tool's files, write
 * one class that implements this and name it in {@link #all}.
 */
public interface Format {

  /** Our own case documents. */
  Format CASES = new CaseFormat();

  /** The word after {@code --from}. */
  String name();

  /**
   * The cases that one document holds.
   *
   * @param found a document as it was found; its place is where the cases come from
   * @return a draft for each case in our own shape, with warnings for what this format cannot say;
   *     a refusal for each part that is not in this format
   */
  List<Taken> take(CaseDraft found);

  /** All formats, our own first. */
  static List<Format> all() {
    return List.of(CASES, new Statuspage());
  }

  /** The format of this name. */
  static Optional<Format> named(String name) {
    return all().stream().filter(format -> format.name().equals(name)).findFirst();
  }
}
