package dev.ikg.intake;

import java.util.List;

/** Our own shape: a document is a case as it stands. */
final class CaseFormat implements Format {

  @Override
  public String name() {
    return "cases";
  }

  @Override
  public List<Taken> take(CaseDraft found) {
    return List.of(new Taken.Draft(found));
  }
}
