package dev.ikg.casework;

import dev.ikg.answer.CheckReport;
import dev.ikg.graph.EmptyGraph;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.Intake;
import dev.ikg.review.Review;
import java.time.Clock;
import java.time.LocalDate;

/**
 * From files to what is wrong with them, without a graph: as a load into an empty one would find
 * it, but for links to cases that may be elsewhere.
 */
final class ValidateCases {

  private final LoadRequest request;
  private final Progress progress;
  private final Review review;

  ValidateCases(LoadRequest request, Vocabulary vocabulary, Progress progress, Clock clock) {
    this.request = request;
    this.progress = progress;
    this.review = new Review(LocalDate.now(clock), vocabulary);
  }

  CheckReport validate() {
    Intake intake = new Intake(request.paths(), request.input(), request.options().format());
    Tally tally = new Tally();
    Rehearsal rehearsal = new Rehearsal(new EmptyGraph(""), false, change -> {});
    new CasePass(review, tally, new SeenCases(), rehearsal).read(intake, progress, decision -> {});
    return tally.checked(request.options().strict());
  }
}
