package dev.ikg.casework;

import dev.ikg.answer.CasePage.Entry;
import dev.ikg.graph.CaseLinks.Linked;
import dev.ikg.incident.CaseLink.Basis;
import dev.ikg.incident.CaseLink.Type;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The links of a case as lines, seen from it. A pair that both cases declare alike stands there
 * once.
 */
final class CaseLinkEntries {

  private final List<Linked> links;
  private final Wording wording;

  CaseLinkEntries(List<Linked> links, Wording wording) {
    this.links = links;
    this.wording = wording;
  }

  /** The links that a source names. */
  List<Entry> named() {
    return entries(Basis.NAMED);
  }

  /** The links that the editors think there are. */
  List<Entry> inferred() {
    return entries(Basis.INFERRED);
  }

  private List<Entry> entries(Basis basis) {
    return links.stream()
        .filter(link -> link.basis() == basis)
        .map(this::line)
        .distinct()
        .<Entry>map(line -> new Entry.Item("-", line))
        .toList();
  }

  private String line(Linked link) {
    String other =
        Stream.of(
                link.date().stream(),
                link.organization().stream(),
                wording.text(link.title(), link.other()).stream(),
                Stream.of(wording.word(PageWord.NOT_LOADED)).filter(word -> !link.held()))
            .flatMap(words -> words)
            .collect(Collectors.joining(", "));
    return relation(link) + " " + link.other() + (other.isEmpty() ? "" : " (" + other + ")");
  }

  private String relation(Linked link) {
    boolean out = link.outgoing();
    if (link.type() == Type.RECURRENCE_OF) {
      return wording.word(out ? PageWord.REPEATS : PageWord.REPEATED_BY);
    }
    return switch (link.kind().orElse("")) {
      case "same-event" -> wording.word(PageWord.SAME_EVENT);
      case "consequence" -> wording.word(out ? PageWord.FOLLOWS_FROM : PageWord.LED_TO);
      case "follow-up" -> wording.word(out ? PageWord.WORK_ON : PageWord.WORK_LED_TO);
      case "" -> wording.word(PageWord.RELATED_TO);
      default -> link.kind().get() + ", " + wording.word(PageWord.RELATED_TO);
    };
  }
}
