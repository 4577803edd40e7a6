package dev.ikg.casework;

import dev.ikg.graph.CaseRecord;
import dev.ikg.intake.CaseDraft;
import dev.ikg.intake.Intake;
import dev.ikg.intake.Taken;
import dev.ikg.problem.Problem;
import dev.ikg.review.LinkPlaces;
import dev.ikg.review.Review;
import dev.ikg.review.Reviewed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The first half of a load: reads the inputs once, reviews them, and hands cases on in batches. It
 * works on a thread of its own, so that the next batch is read while the server writes one.
 */
final class CaseReading {

  private static final int CASES_A_BATCH = 1000;
  private static final int BYTES_A_BATCH = 8 << 20;
  private static final int TOLD_AT_ONCE = 1000;

  /**
   * What there is to say about one thing that was found.
   *
   * @param document whether it counts as a document
   * @param rejected whether it is not taken
   */
  private record Found(List<Problem> problems, boolean document, boolean rejected) {}

  /**
   * What was read in one go.
   *
   * @param found everything, in order
   * @param cases the next batch; empty where it is not full yet
   */
  private record Portion(List<Found> found, List<Arrival> cases) {}

  private final Review review;
  private final Tally tally;
  private final Consumer<List<Arrival>> next;

  /**
   * A reading.
   *
   * @param review is used on the other thread, and must not be used elsewhere meanwhile
   * @param tally is told what was read, and what is wrong with it
   * @param next gets the cases, never an empty batch
   */
  CaseReading(Review review, Tally tally, Consumer<List<Arrival>> next) {
    this.review = review;
    this.tally = tally;
    this.next = next;
  }

  /**
   * Reads everything.
   *
   * @throws dev.ikg.problem.Failure of kind {@code INTERRUPTED} where a person stops it
   */
  void read(Intake intake, Progress progress) {
    IntakeProgress soFar = new IntakeProgress(intake);
    Runnable tell = () -> progress.at(() -> soFar.stage(tally.documents()));
    Ahead.run((Consumer<Portion> out) -> new Portions(out).make(intake), p -> use(p, tell), tell);
  }

  private void use(Portion portion, Runnable tell) {
    for (Found found : portion.found()) {
      tally.problems(found.problems());
      if (found.document()) {
        tally.read();
      }
      if (found.rejected()) {
        tally.reject();
      }
      tell.run();
    }
    if (!portion.cases().isEmpty()) {
      next.accept(portion.cases());
    }
  }

  /** Makes portions of what an intake gives. */
  private final class Portions {

    private final Consumer<Portion> out;
    private final List<Found> found = new ArrayList<>();
    private final List<Arrival> batch = new ArrayList<>();
    private long bytes;

    Portions(Consumer<Portion> out) {
      this.out = out;
    }

    void make(Intake intake) {
      try (Stream<Taken> taken = intake.take()) {
        taken.forEach(this::take);
      }
      handOn();
    }

    private void take(Taken taken) {
      if (taken instanceof Taken.Draft draft) {
        review(draft);
      } else {
        boolean refused = taken instanceof Taken.Refused;
        found.add(new Found(taken.problems(), refused, refused));
      }
      if (batch.size() == CASES_A_BATCH || bytes >= BYTES_A_BATCH) {
        handOn();
      } else if (found.size() == TOLD_AT_ONCE) {
        handOn(List.of());
      }
    }

    private void review(Taken.Draft taken) {
      CaseDraft draft = taken.draft();
      Reviewed reviewed = review.review(draft);
      List<Problem> problems = new ArrayList<>(taken.problems());
      problems.addAll(reviewed.problems());
      found.add(new Found(List.copyOf(problems), true, reviewed.incident().isEmpty()));
      if (reviewed.incident().isPresent()) {
        boolean doubtful = !taken.problems().isEmpty() || reviewed.doubtful();
        byte[] document = draft.canonical();
        CaseRecord record = new CaseRecord(reviewed.incident().get(), draft.digest(), document);
        batch.add(new Arrival(record, draft.place(), LinkPlaces.of(draft), doubtful));
        bytes += document.length;
      }
    }

    private void handOn() {
      handOn(List.copyOf(batch));
      batch.clear();
      bytes = 0;
    }

    private void handOn(List<Arrival> cases) {
      if (!found.isEmpty() || !cases.isEmpty()) {
        out.accept(new Portion(List.copyOf(found), cases));
        found.clear();
      }
    }
  }
}
