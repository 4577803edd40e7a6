package dev.ikg.graph;

import dev.ikg.incident.Case;
import dev.ikg.incident.CaseLink;
import dev.ikg.incident.Facet;
import dev.ikg.incident.Kept;
import dev.ikg.incident.LocalizedText;
import java.time.Duration;
import java.time.LocalDate;
import java.time.temporal.IsoFields;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Turns cases into the rows of a batch. */
public final class CaseMapper {

  /**
   * The version of this mapping. A case that an older version wrote counts as changed, so raise it
   * with every change of what is written, the other spellings in the vocabulary included. A facet
   * that is added raises it by itself.
   */
  public static final int VERSION = 2 + addedFacets();

  /** So many facets there were before one could be added without another version by hand. */
  private static final int FIRST_FACETS = 13;

  private final GraphBatch batch = new GraphBatch();

  private CaseMapper() {}

  /** How many facets were added since the versions count them. */
  static int addedFacets() {
    return Facet.values().length - FIRST_FACETS;
  }

  /** The rows of these cases, without their documents. */
  public static GraphBatch map(List<CaseRecord> records) {
    CaseMapper mapper = new CaseMapper();
    records.forEach(mapper::add);
    return mapper.batch;
  }

  /**
   * The documents of these cases, which take long to compress, each with the {@code id} of its
   * case.
   */
  public static List<Map<String, Object>> documents(List<CaseRecord> records) {
    List<byte[]> compressed =
        CompressedDocument.compress(records.stream().map(CaseRecord::document).toList());
    return IntStream.range(0, compressed.size())
        .mapToObj(i -> Map.<String, Object>of("id", records.get(i).id(), "json", compressed.get(i)))
        .toList();
  }

  private void add(CaseRecord found) {
    Case incident = found.incident();
    int from = batch.caseNode(incident.id(), properties(found));
    incident.organization().ifPresent(organization -> at(from, organization));
    Case.Labels labels = incident.labels();
    label(from, labels.all(Facet.FACTOR), NodeKind.CONTRIBUTING_FACTOR, LinkKind.CONTRIBUTED_BY);
    label(from, labels.all(Facet.CAUSE), NodeKind.ROOT_CAUSE, LinkKind.CAUSED_BY);
    label(from, labels.all(Facet.COMPONENT), NodeKind.COMPONENT, LinkKind.AFFECTED);
    label(from, labels.all(Facet.SYMPTOM), NodeKind.SYMPTOM, LinkKind.SHOWED);
    label(from, labels.all(Facet.DOMAIN), NodeKind.DOMAIN, LinkKind.IN_DOMAIN);
    labels.providers().forEach(provider -> reliedOn(from, provider));
    incident.links().forEach(link -> linked(from, link));
    reportedIn(from, incident.sources());
    own(from, incident.remediation(), LinkKind.REMEDIED_BY);
    own(from, incident.actionItems(), LinkKind.PROMISED);
  }

  private void at(int from, Case.Organization organization) {
    int to = batch.organization(organization.slug(), organization.name().stream().toList());
    batch.link(LinkKind.AT, from, to, optional("name", organization.name()));
  }

  private void label(int from, List<String> labels, NodeKind node, LinkKind link) {
    for (int i = 0; i < labels.size(); i++) {
      batch.link(link, from, batch.node(node, labels.get(i)), i);
    }
  }

  private void reliedOn(int from, Case.Provider provider) {
    int to = batch.organization(provider.slug(), List.of());
    batch.link(LinkKind.RELIED_ON, from, to, optional("role", provider.role()));
  }

  private void linked(int from, CaseLink link) {
    int to = batch.node(NodeKind.CASE_ID, link.id());
    String basis = link.basis().word();
    if (link.type() == CaseLink.Type.RECURRENCE_OF) {
      batch.link(LinkKind.RECURRENCE_OF, from, to, basis);
    } else {
      batch.link(LinkKind.RELATED_TO, from, to, basis, optional("kind", link.kind()));
    }
  }

  private void reportedIn(int from, List<Case.Source> sources) {
    for (int i = 0; i < sources.size(); i++) {
      Case.Source source = sources.get(i);
      Map<String, Object> own = new HashMap<>(optional("kind", source.kind()));
      own.putAll(optional("archived", source.archived()));
      batch.link(LinkKind.REPORTED_IN, from, batch.node(NodeKind.SOURCE, source.url()), i, own);
    }
  }

  private void own(int from, List<LocalizedText> texts, LinkKind link) {
    for (int i = 0; i < texts.size(); i++) {
      Map<String, Object> text = new HashMap<>();
      put(text, "text", texts.get(i));
      batch.link(link, from, i, text);
    }
  }

  private static Map<String, Object> properties(CaseRecord found) {
    Case incident = found.incident();
    Map<String, Object> properties = new HashMap<>();
    properties.put("digest", found.digest());
    properties.put("mapping", VERSION);
    put(properties, "title", incident.texts().title());
    put(properties, "summary", incident.texts().summary());
    incident
        .date()
        .ifPresent(
            date -> {
              properties.put("date", date.text());
              properties.put("first_day", date.first());
              properties.put("last_day", date.last());
              calendar(properties, date.first(), date.last());
            });
    Case.Texts texts = incident.texts();
    flag(properties, "has_text", !texts.title().isEmpty() || !texts.summary().isEmpty());
    flag(properties, "has_impact", !texts.impact().isEmpty());
    flag(properties, "has_lessons", !texts.lessons().isEmpty());
    put(properties, "date_kind", incident.dateKind());
    for (Facet facet : Facet.values()) {
      facet
          .property()
          .ifPresent(property -> put(properties, property, incident.labels().all(facet)));
    }
    put(properties, "source_kinds", sourceKinds(incident.sources()));
    put(properties, "unread", incident.unread());
    seconds(incident.timeline().detectedAfter(), s -> properties.put("detected_seconds", s));
    seconds(incident.timeline().resolvedAfter(), s -> properties.put("resolved_seconds", s));
    put(properties, "url", incident.url());
    put(properties, "updated_at", incident.updatedAt());
    return properties;
  }

  /** The year and the quarter, each only where the whole date lies in one. */
  private static void calendar(Map<String, Object> properties, LocalDate first, LocalDate last) {
    properties.put("year", first.getYear());
    int quarter = first.get(IsoFields.QUARTER_OF_YEAR);
    if (quarter == last.get(IsoFields.QUARTER_OF_YEAR)) {
      properties.put("quarter", first.getYear() + "-Q" + quarter);
    }
  }

  private static List<String> sourceKinds(List<Case.Source> sources) {
    return sources.stream().flatMap(s -> s.kind().stream()).distinct().sorted().toList();
  }

  private static void put(Map<String, Object> properties, String name, LocalizedText text) {
    text.byLanguage()
        .forEach(
            (language, words) ->
                properties.put(
                    name + "_" + language.toLowerCase(Locale.ROOT).replace('-', '_'), words));
  }

  private static void put(Map<String, Object> properties, String name, Optional<String> value) {
    value.ifPresent(v -> properties.put(name, v));
  }

  private static void put(
      Map<String, Object> properties, Kept.Property property, List<String> labels) {
    if (property.list()) {
      put(properties, property.name(), labels);
    } else {
      put(properties, property.name(), labels.stream().findFirst());
    }
  }

  private static void put(Map<String, Object> properties, String name, List<String> values) {
    if (!values.isEmpty()) {
      properties.put(name, values);
    }
  }

  /** Whether something was written; like all that is not there, a false one is left out. */
  private static void flag(Map<String, Object> properties, String name, boolean value) {
    if (value) {
      properties.put(name, true);
    }
  }

  private static void seconds(Optional<Duration> duration, Consumer<Long> use) {
    duration.map(Duration::toSeconds).ifPresent(use);
  }

  private static Map<String, Object> optional(String name, Optional<String> value) {
    return value.<Map<String, Object>>map(v -> Map.of(name, v)).orElse(Map.of());
  }
}
