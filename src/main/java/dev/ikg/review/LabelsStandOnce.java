package dev.ikg.review;

import dev.ikg.incident.Facet;
import dev.ikg.incident.Key;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** No label stands in a list twice, neither as the same nor in another spelling. */
final class LabelsStandOnce implements Rule {

  private final DefinedLabels defined;

  LabelsStandOnce(DefinedLabels defined) {
    this.defined = defined;
  }

  @Override
  public void check(Field document, Findings findings) {
    KnownLabels.lists(document).forEach(list -> once(list.facet(), list.field(), findings));
  }

  private void once(Facet facet, Field list, Findings findings) {
    Map<String, String> seen = new HashMap<>();
    for (Field item : list.items()) {
      Optional<String> label = Labels.one(Optional.of(item));
      if (label.isEmpty()) {
        continue;
      }
      String meant = defined.read(facet, label.get());
      String before = seen.putIfAbsent(Key.folded(meant), label.get());
      if (before != null && before.equals(label.get())) {
        findings.warn(
            item, "the label \"" + before + "\" stands in this list twice", "remove one of them");
      } else if (before != null) {
        findings.warn(
            item,
            "the labels \"%s\" and \"%s\" %s"
                .formatted(
                    before,
                    label.get(),
                    defined.isDefined(facet, meant)
                        ? "are both read as \"" + meant + "\""
                        : "look alike; both are kept"),
            "write one label in one way");
      }
    }
  }
}
