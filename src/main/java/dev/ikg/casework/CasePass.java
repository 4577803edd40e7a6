package dev.ikg.casework;

import dev.ikg.casework.Arrivals.Decision;
import dev.ikg.intake.Intake;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.review.Review;
import java.util.function.Consumer;

/**
 * Once through all inputs: from documents to decisions about cases, and what is wrong with them.
 */
final class CasePass {

  private final Review review;
  private final Tally tally;
  private final SeenCases seen;
  private final BatchTaker taker;

  /**
   * A pass.
   *
   * @param tally is told what was read, what became of it, and what is wrong with it
   * @param seen is told which cases were taken
   * @param taker decides about them
   */
  CasePass(Review review, Tally tally, SeenCases seen, BatchTaker taker) {
    this.review = review;
    this.tally = tally;
    this.seen = seen;
    this.taker = taker;
  }

  /** Reads everything; {@code next} is told each decision. */
  void read(Intake intake, Progress progress, Consumer<Decision> next) {
    new CaseReading(
            review,
            tally,
            batch -> {
              Decision decision = taker.take(batch, seen);
              decision.keepIn(seen);
              decision.losers().forEach(loser -> tally.problem(lost(loser)));
              tally.add(decision.counts());
              next.accept(decision);
            })
        .read(intake, progress);
  }

  private static Problem lost(Arrivals.Loser loser) {
    Place place = loser.arrival().place();
    String id = loser.arrival().id();
    String keepOne =
        "The newer updated_at wins, then the larger digest. Keep one, or give each its own id.";
    return switch (loser.against()) {
      case SAME_LOAD ->
          Problem.error(
              place, "another document of this load with the id " + id + " was taken", keepOne);
      case THIS_ONE ->
          Problem.error(
              place,
              "another document of this load with the id " + id + " gave way to this one",
              keepOne);
      case GRAPH ->
          Problem.error(
              place,
              "the graph holds a newer version of " + id,
              "Its updated_at is older than that in the graph; --force loads it all the same.");
    };
  }
}
