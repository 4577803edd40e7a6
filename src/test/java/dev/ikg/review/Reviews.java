package dev.ikg.review;

import dev.ikg.incident.Case;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.Inputs;
import dev.ikg.intake.Taken;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/** Reviews documents on a day that does not move. */
final class Reviews {

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 29);
  private static final Review REVIEW = new Review(TODAY, Vocabulary.NONE);

  private Reviews() {}

  static Reviewed of(String json) {
    return REVIEW.review(Inputs.draft(json));
  }

  /** The reviews of all documents in a file. */
  static List<Reviewed> of(Path file) {
    return of(file, REVIEW);
  }

  /** The same by another review. */
  static List<Reviewed> of(Path file, Review review) {
    return drafts(Inputs.read(file)).map(taken -> review.review(taken.draft())).toList();
  }

  /** The case of a document about which there is nothing to say. */
  static Case quiet(String json) {
    Reviewed reviewed = of(json);
    if (!reviewed.problems().isEmpty()) {
      throw new AssertionError(reviewed.problems().toString());
    }
    return reviewed.incident().orElseThrow();
  }

  /** The case of a document, whatever there is to say about it. */
  static Case incident(String json) {
    return of(json).incident().orElseThrow();
  }

  private static Stream<Taken.Draft> drafts(List<Taken> taken) {
    return taken.stream().filter(Taken.Draft.class::isInstance).map(Taken.Draft.class::cast);
  }
}
