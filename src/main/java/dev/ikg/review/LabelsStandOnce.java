package dev.ikg.review;

import dev.ikg.incident.Key;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** No label stands in a list twice, neither as the same nor in another spelling. */
final class LabelsStandOnce implements Rule {

  @Override
  public void check(Field document, Findings findings) {
    KnownLabels.lists(document).forEach(list -> once(list, findings));
  }

  private static void once(Field list, Findings findings) {
    Map<String, String> seen = new HashMap<>();
    for (Field item : list.items()) {
      Optional<String> label = Labels.one(Optional.of(item));
      if (label.isEmpty()) {
        continue;
      }
      String before = seen.putIfAbsent(Key.folded(label.get()), label.get());
      if (before != null && before.equals(label.get())) {
        findings.warn(
            item, "the label \"" + before + "\" stands in this list twice", "remove one of them");
      } else if (before != null) {
        findings.warn(
            item,
            "the labels \"%s\" and \"%s\" look alike; both are kept".formatted(before, label.get()),
            "write one label in one way");
      }
    }
  }
}
