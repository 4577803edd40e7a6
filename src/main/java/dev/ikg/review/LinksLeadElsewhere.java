package dev.ikg.review;

import dev.ikg.incident.CaseLink;
import dev.ikg.incident.Key;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A link names another case by its id, in one spelling. */
final class LinksLeadElsewhere implements Rule {

  private static final String HINT = "write the id of the other case";

  @Override
  public void check(Field document, Findings findings) {
    String own = Labels.one(document.member("id")).orElse("");
    Map<String, String> spellings = new HashMap<>(Map.of(Key.folded(own), own));
    Map<List<Object>, CaseLink> seen = new HashMap<>();
    for (NamedLink named : NamedLink.all(document)) {
      Optional<CaseLink> link = named.link();
      if (link.isEmpty()) {
        unusable(named.id(), document, findings);
      } else if (link.get().id().equals(own)) {
        findings.warn(named.id(), "the case names itself; there is no such link", HINT);
      } else {
        spelling(named.id(), link.get().id(), spellings, findings);
        kind(named.id(), link.get(), seen, findings);
      }
    }
  }

  /** An empty text that stands for the whole list says that there is no link, and is no fault. */
  private static void unusable(Field id, Field document, Findings findings) {
    if (id.isObject()) {
      findings.warn(id, "the link has no id; it is left out", HINT);
      return;
    }
    Optional<String> text = id.text();
    if (text.filter(t -> !Labels.isUsable(t)).isPresent()) {
      findings.warn(
          id,
          "the id " + UnusableName.why(text.get()) + "; it is left out",
          UnusableName.hint(text.get()));
    } else if (text.filter(t -> Key.of(t).isEmpty()).isPresent()
        && !document.members().contains(id)) {
      findings.warn(id, "the id of the link is empty; it is left out", HINT);
    }
  }

  private static void spelling(
      Field id, String target, Map<String, String> spellings, Findings findings) {
    String before = spellings.putIfAbsent(Key.folded(target), target);
    if (before != null && !before.equals(target)) {
      findings.warn(
          id,
          "the ids \"%s\" and \"%s\" look alike; they count as two cases".formatted(before, target),
          "write the id exactly as the other case has it");
    }
  }

  private static void kind(
      Field id, CaseLink link, Map<List<Object>, CaseLink> seen, Findings findings) {
    CaseLink before = seen.putIfAbsent(List.of(link.type(), link.id()), link);
    if (before != null
        && before.kind().isPresent()
        && link.kind().isPresent()
        && !before.kind().equals(link.kind())) {
      findings.warn(
          id,
          "the link to \"%s\" is a \"%s\" here and a \"%s\" before; the first one counts"
              .formatted(link.id(), link.kind().get(), before.kind().get()),
          "keep one kind for each linked case");
    }
  }
}
