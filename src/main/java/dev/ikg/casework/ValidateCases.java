package dev.ikg.casework;

import dev.ikg.answer.CheckReport;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.Intake;
import dev.ikg.intake.IntakeLimits;
import dev.ikg.intake.Taken;
import dev.ikg.review.Review;
import dev.ikg.review.Reviewed;
import java.time.Clock;
import java.time.LocalDate;
import java.util.stream.Stream;

/** From files to what is wrong with them, without a graph. */
final class ValidateCases {

  private final LoadRequest request;
  private final Progress progress;
  private final Review review;
  private final Tally tally = new Tally();

  ValidateCases(LoadRequest request, Vocabulary vocabulary, Progress progress, Clock clock) {
    this.request = request;
    this.progress = progress;
    this.review = new Review(LocalDate.now(clock), vocabulary);
  }

  CheckReport validate() {
    Intake intake =
        new Intake(
            request.paths(), request.input(), request.options().format(), IntakeLimits.DEFAULT);
    IntakeProgress soFar = new IntakeProgress(intake, "documents");
    try (Stream<Taken> taken = intake.take()) {
      taken.forEach(
          found -> {
            check(found);
            progress.at(() -> soFar.stage(tally.documents()));
          });
    }
    return tally.checked();
  }

  private void check(Taken taken) {
    tally.problems(taken.problems());
    if (taken instanceof Taken.Noted) {
      return;
    }
    tally.read();
    if (taken instanceof Taken.Draft found) {
      Reviewed reviewed = review.review(found.draft());
      tally.problems(reviewed.problems());
      boolean doubtful = !found.problems().isEmpty() || reviewed.doubtful();
      boolean bad = reviewed.incident().isEmpty() || (request.options().strict() && doubtful);
      if (bad) {
        tally.reject();
      }
    } else {
      tally.reject();
    }
  }
}
