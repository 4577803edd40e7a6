package dev.ikg.casework;

import dev.ikg.intake.Extent;
import dev.ikg.intake.Intake;
import java.util.Optional;

/** How far an intake has come. What there is to read is added up once, and only if asked for. */
final class IntakeProgress {

  private final Intake intake;
  private Optional<Extent> all = Optional.empty();

  IntakeProgress(Intake intake) {
    this.intake = intake;
  }

  Progress.Stage stage(long done) {
    if (all.isEmpty()) {
      all = Optional.of(intake.extent());
    }
    Extent whole = all.get();
    Extent read = intake.done();
    double share = whole.bytes() == 0 ? 0 : Math.min(1, (double) read.bytes() / whole.bytes());
    return new Progress.Stage("cases", done, read.files(), whole.files(), share);
  }
}
