package dev.ikg.casework;

import dev.ikg.casework.Arrivals.Against;
import dev.ikg.casework.Arrivals.Decision;
import dev.ikg.casework.Arrivals.Loser;
import dev.ikg.intake.Intake;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.review.Review;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Once through all inputs: from documents to decisions about cases, and what is wrong with them.
 */
final class CasePass {

  private final Review review;
  private final Tally tally;
  private final SeenCases seen;
  private final BatchTaker taker;

  /** Named at the end, when it is certain which document won. */
  private final List<Loser> losers = new ArrayList<>();

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
    new CaseReading(review, tally, batch -> next.accept(decide(batch))).read(intake, progress);
    tally.labels(review.labels());
    losers.forEach(this::tellOf);
  }

  private Decision decide(List<Arrival> batch) {
    Decision decision = taker.take(batch, seen);
    decision.keepIn(seen);
    tally.add(decision.counts());
    for (Loser loser : decision.losers()) {
      if (losers.size() < Tally.MOST_PROBLEMS) {
        losers.add(loser);
      } else {
        tellOf(loser);
      }
    }
    return decision;
  }

  private void tellOf(Loser loser) {
    tally.problem(
        loser.against() == Against.GRAPH
            ? Problem.error(
                loser.place(),
                "the graph holds a newer version of " + loser.id(),
                "Its updated_at is older than that in the graph; --force loads it all the same.")
            : Problem.error(
                loser.place(),
                "another document of this load with the id %s was taken%s"
                    .formatted(loser.id(), from(seen.place(loser.id()))),
                "The newer updated_at wins, then the larger digest. "
                    + "Keep one, or give each its own id."));
  }

  private static String from(Place winner) {
    return winner instanceof Place.InFile in ? ", from %s:%d".formatted(in.file(), in.line()) : "";
  }
}
