package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.graph.CaseLinks.Linked;
import dev.ikg.incident.Case;
import dev.ikg.incident.CaseDuration;
import dev.ikg.incident.Facet;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.PartialDate;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A case as named values, for programs. Names are those of a case document. Every name is there for
 * every case: what is not known is null, and a list of nothing is empty. A text is an object that
 * has at least {@code en} and {@code ko}.
 */
final class CaseFields {

  private static final List<String> LANGUAGES = List.of("en", "ko");

  /** The labels that come before the others. */
  private static final List<Facet> FIRST =
      List.of(Facet.CAUSE, Facet.FACTOR, Facet.SYMPTOM, Facet.COMPONENT);

  private final StoredCase stored;
  private final Case incident;

  private CaseFields(StoredCase stored) {
    this.stored = stored;
    this.incident = stored.incident();
  }

  static Cell.Fields of(StoredCase stored) {
    return new CaseFields(stored).fields();
  }

  private Cell.Fields fields() {
    Map<String, Cell> fields = new LinkedHashMap<>();
    Optional<String> slug = incident.organization().map(Case.Organization::slug);
    fields.put("id", Cell.of(incident.id()));
    fields.put("org", text(slug.map(stored::organization)));
    fields.put("org_slug", text(slug));
    fields.put("date", text(incident.date().map(PartialDate::text)));
    fields.put("date_kind", text(incident.dateKind()));
    fields.put("title", words(incident.texts().title()));
    fields.put("summary", words(incident.texts().summary()));
    fields.put("trigger", words(incident.texts().trigger()));
    FIRST.forEach(facet -> fields.put(facet.field(), labels(facet)));
    labels(List.of(), fields);
    fields.put("symptoms_text", words(incident.texts().symptoms()));
    fields.put("impact", words(incident.texts().impact()));
    fields.put("timeline", timeline());
    fields.put("detection", words(incident.texts().detection()));
    fields.put("remediation", each(incident.remediation(), CaseFields::words));
    fields.put("action_items", each(incident.actionItems(), CaseFields::words));
    fields.put("lessons", words(incident.texts().lessons()));
    fields.put("links", each(stored.links(), CaseFields::link));
    fields.put("sources", each(incident.sources(), CaseFields::source));
    fields.put("analysis", analysis());
    fields.put("url", text(incident.url()));
    fields.put("updated_at", text(incident.updatedAt()));
    fields.put("unread", unread());
    return new Cell.Fields(fields);
  }

  /** The labels that are members of an object of the document, under the names of there. */
  private void labels(List<String> object, Map<String, Cell> fields) {
    Facet.withFieldIn(object).forEach(facet -> fields.put(facet.field(), labels(facet)));
  }

  private Cell labels(Facet facet) {
    Case.Labels labels = incident.labels();
    return facet.isSingle() ? text(labels.one(facet)) : Cell.ofTexts(labels.all(facet));
  }

  /** Times that the product does not understand, as they are written. */
  private Cell unread() {
    Map<String, Cell> unread = new LinkedHashMap<>();
    for (UnreadTime time : UnreadTime.values()) {
      stored.unread(time).ifPresent(written -> unread.put(time.field(), Cell.of(written)));
    }
    return new Cell.Fields(unread);
  }

  private Cell timeline() {
    Map<String, Cell> timeline = new LinkedHashMap<>();
    Case.Timeline times = incident.timeline();
    timeline.put("detected_after", text(times.detectedAfter().map(CaseDuration::text)));
    timeline.put("detected_seconds", seconds(times.detectedAfter()));
    timeline.put("resolved_after", text(times.resolvedAfter().map(CaseDuration::text)));
    timeline.put("resolved_seconds", seconds(times.resolvedAfter()));
    return new Cell.Fields(timeline);
  }

  private Cell analysis() {
    Map<String, Cell> evidence = new LinkedHashMap<>();
    evidence.put("tier", labels(Facet.EVIDENCE));
    evidence.put("extent", text(stored.extent()));
    evidence.put("read", labels(Facet.READ));
    evidence.put("unread", Cell.ofTexts(incident.unread()));
    Map<String, Cell> analysis = new LinkedHashMap<>();
    analysis.put("evidence", new Cell.Fields(evidence));
    labels(List.of("analysis"), analysis);
    analysis.put("providers", each(incident.labels().providers(), this::provider));
    analysis.put("note", text(stored.remark("note")));
    return new Cell.Fields(analysis);
  }

  private Cell provider(Case.Provider provider) {
    Map<String, Cell> fields = new LinkedHashMap<>();
    fields.put("org_slug", Cell.of(provider.slug()));
    fields.put("org", Cell.of(stored.organization(provider.slug())));
    fields.put("role", text(provider.role()));
    return new Cell.Fields(fields);
  }

  private static Cell link(Linked link) {
    Map<String, Cell> fields = new LinkedHashMap<>();
    fields.put("id", Cell.of(link.other()));
    fields.put("direction", Cell.of(link.outgoing() ? "out" : "in"));
    fields.put("type", Cell.of(link.type().name().toLowerCase(Locale.ROOT)));
    fields.put("kind", text(link.kind()));
    fields.put("basis", Cell.of(link.basis().word()));
    fields.put("loaded", Cell.of(link.held()));
    fields.put("date", text(link.date()));
    fields.put("org", text(link.organization()));
    fields.put("title", words(link.title()));
    return new Cell.Fields(fields);
  }

  private static Cell source(Case.Source source) {
    Map<String, Cell> fields = new LinkedHashMap<>();
    fields.put("url", Cell.of(source.url()));
    fields.put("kind", text(source.kind()));
    fields.put("archived", text(source.archived()));
    return new Cell.Fields(fields);
  }

  /** A text in each of its languages, and in those of the product even where it has none. */
  private static Cell words(LocalizedText text) {
    Map<String, Cell> fields = new LinkedHashMap<>();
    LANGUAGES.forEach(language -> fields.put(language, Cell.missing()));
    text.byLanguage().forEach((language, words) -> fields.put(language, Cell.of(words)));
    return new Cell.Fields(fields);
  }

  private static <T> Cell each(List<T> values, Function<T, Cell> cell) {
    return new Cell.Many(values.stream().map(cell).toList());
  }

  private static Cell text(Optional<String> value) {
    return value.map(Cell::of).orElseGet(Cell::missing);
  }

  private static Cell seconds(Optional<Duration> duration) {
    return duration.map(Duration::toSeconds).map(Cell::of).orElseGet(Cell::missing);
  }
}
