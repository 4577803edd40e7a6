package dev.ikg.casework;

import dev.ikg.answer.CheckReport;
import dev.ikg.graph.EmptyGraph;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.Intake;
import dev.ikg.review.Review;
import java.time.Clock;
import java.time.LocalDate;

/**
 * From files to what is wrong with them, without a graph: as a load into an empty one would find
 * it. A link to a case that the files do not hold is said and no fault: the case may be elsewhere.
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
    Graph none = new EmptyGraph("");
    Rehearsal rehearsal = new Rehearsal(none, false, change -> {});
    SeenCases seen = new SeenCases();
    LooseLinks links = new LooseLinks(none);
    new CasePass(review, tally, seen, rehearsal)
        .read(intake, progress, decision -> links.add(decision.taken(), seen));
    links.check(tally, rehearsal.ids());
    return tally.checked(request.options().strict());
  }
}
