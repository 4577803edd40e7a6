package dev.ikg.casework;

import dev.ikg.intake.Extent;
import dev.ikg.intake.Intake;
import java.util.Optional;

/** How far an intake has come. What there is to read is added up once, and only if asked for. */
final class IntakeProgress {

  private final Intake intake;
  private final String what;
  private Optional<Extent> all = Optional.empty();

  /**
   * The progress of an intake.
   *
   * @param what what is counted, as a plural noun
   */
  IntakeProgress(Intake intake, String what) {
    this.intake = intake;
    this.what = what;
  }

  Progress.Stage stage(long done) {
    if (all.isEmpty()) {
      all = Optional.of(intake.extent());
    }
    Extent whole = all.get();
    Extent read = intake.done();
    double share = whole.bytes() == 0 ? 0 : Math.min(1, (double) read.bytes() / whole.bytes());
    return new Progress.Stage(what, done, read.files(), whole.files(), share);
  }
}
