package dev.ikg.casework;

import dev.ikg.graph.CaseRecord;
import dev.ikg.intake.CaseDraft;
import dev.ikg.intake.Intake;
import dev.ikg.intake.Taken;
import dev.ikg.review.LinkPlaces;
import dev.ikg.review.Review;
import dev.ikg.review.Reviewed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The first half of a load: reads the inputs once, reviews them, and hands cases on in batches. */
final class CaseReading {

  private static final int CASES_A_BATCH = 1000;
  private static final int BYTES_A_BATCH = 8 << 20;

  private final Review review;
  private final Tally tally;
  private final Consumer<List<Arrival>> next;
  private final List<Arrival> batch = new ArrayList<>();
  private long bytes;

  /**
   * A reading.
   *
   * @param tally is told what was read, and what is wrong with it
   * @param next gets the cases, never an empty batch
   */
  CaseReading(Review review, Tally tally, Consumer<List<Arrival>> next) {
    this.review = review;
    this.tally = tally;
    this.next = next;
  }

  /** Reads everything. */
  void read(Intake intake, Progress progress) {
    IntakeProgress soFar = new IntakeProgress(intake);
    try (Stream<Taken> taken = intake.take()) {
      taken.forEach(
          found -> {
            take(found);
            progress.at(() -> soFar.stage(tally.documents()));
          });
    }
    handOn();
  }

  private void take(Taken taken) {
    tally.problems(taken.problems());
    if (taken instanceof Taken.Draft found) {
      tally.read();
      review(found);
    } else if (taken instanceof Taken.Refused) {
      tally.read();
      tally.reject();
    }
  }

  private void review(Taken.Draft taken) {
    CaseDraft draft = taken.draft();
    Reviewed reviewed = review.review(draft);
    tally.problems(reviewed.problems());
    if (reviewed.incident().isEmpty()) {
      tally.reject();
      return;
    }
    boolean doubtful = !taken.problems().isEmpty() || reviewed.doubtful();
    byte[] document = draft.canonical();
    CaseRecord found = new CaseRecord(reviewed.incident().get(), draft.digest(), document);
    batch.add(new Arrival(found, draft.place(), LinkPlaces.of(draft), doubtful));
    bytes += document.length;
    if (batch.size() == CASES_A_BATCH || bytes >= BYTES_A_BATCH) {
      handOn();
    }
  }

  private void handOn() {
    if (!batch.isEmpty()) {
      next.accept(List.copyOf(batch));
      batch.clear();
      bytes = 0;
    }
  }
}
