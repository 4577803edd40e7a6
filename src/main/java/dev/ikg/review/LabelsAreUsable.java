package dev.ikg.review;

import dev.ikg.incident.Key;
import java.util.Optional;

/** A label can become a key: it is not empty, nothing in it is hidden, and it is not endless. */
final class LabelsAreUsable implements Rule {

  @Override
  public void check(Field document, Findings findings) {
    for (KnownLabels.OfFacet labels : KnownLabels.lists(document)) {
      Field list = labels.field();
      for (Field label : list.items()) {
        if (label.text().filter(text -> Key.of(text).isEmpty()).isPresent()) {
          findings.warn(label, "the label is empty; it is left out", "remove it from the list");
        }
        usable(label, findings);
      }
      usable(list, findings);
    }
    KnownLabels.single(document).forEach(label -> usable(label.field(), findings));
    KnownLabels.names(document).forEach(name -> usable(name, findings));
  }

  private static void usable(Field label, Findings findings) {
    Optional<String> bad = label.text().filter(text -> !Labels.isUsable(text));
    bad.ifPresent(
        text ->
            findings.warn(
                label,
                "the label " + UnusableName.why(text) + "; it is left out",
                UnusableName.hint(text)));
  }
}
