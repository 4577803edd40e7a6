package dev.ikg.review;

import dev.ikg.incident.Case;
import dev.ikg.incident.CaseDuration;
import dev.ikg.incident.CaseLink;
import dev.ikg.incident.CaseLink.Basis;
import dev.ikg.incident.Facet;
import dev.ikg.incident.Key;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.PartialDate;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Builds the case of a document that no rule keeps out. What cannot be understood is left out
 * quietly: a rule has named it.
 */
final class CaseBuilder {

  private final Field document;
  private final DefinedLabels defined;
  private final String id;

  private CaseBuilder(Field document, DefinedLabels defined) {
    this.document = document;
    this.defined = defined;
    this.id = Labels.one(document.member("id")).orElseThrow();
  }

  /**
   * The case. The document must have a usable id.
   *
   * @param defined labels are read as these, where they are written in another way
   */
  static Case build(Field document, DefinedLabels defined) {
    return new CaseBuilder(document, defined).build();
  }

  private Case build() {
    return new Case(
        id,
        Organizations.of(document),
        text("date").flatMap(PartialDate::parse),
        Labels.one(document.member("date_kind")),
        texts(),
        labels(),
        new Case.Timeline(duration("detected_after"), duration("resolved_after")),
        Prose.items(document.member("remediation")),
        Prose.items(document.member("action_items")),
        links(),
        sources(),
        new Case.Evidence(
            label(Facet.EVIDENCE, evidence("tier")),
            Labels.all(evidence("read")),
            Labels.all(evidence("unread"))),
        text("url").filter(WebAddress::isOne).map(String::strip),
        text("updated_at").filter(Labels::isKnown).filter(Labels::isUsable).map(Key::of));
  }

  private Case.Texts texts() {
    return new Case.Texts(
        prose("title"),
        prose("summary"),
        prose("trigger"),
        prose("detection"),
        prose("symptoms_text"),
        prose("lessons"),
        Prose.impact(document.member("impact")));
  }

  private Case.Labels labels() {
    return new Case.Labels(
        labels(Facet.FACTOR, document.member("contributing")),
        labels(Facet.CAUSE, document.member("root_cause")),
        labels(Facet.COMPONENT, document.member("components")),
        labels(Facet.SYMPTOM, document.member("symptoms")),
        labels(Facet.DOMAIN, document.member("domain")),
        label(Facet.SEVERITY, document.member("severity")),
        label(Facet.TRIGGER, document.member("analysis", "trigger_kind")),
        label(Facet.DETECTED_BY, document.member("analysis", "detected_by")),
        Organizations.providers(document));
  }

  /** Labels of a facet, each once, as the vocabulary writes them. */
  private List<String> labels(Facet facet, Optional<Field> field) {
    return Labels.all(field).stream().map(label -> defined.read(facet, label)).distinct().toList();
  }

  private Optional<String> label(Facet facet, Optional<Field> field) {
    return Labels.one(field).map(label -> defined.read(facet, label));
  }

  private Optional<Duration> duration(String name) {
    return document.member("timeline", name).flatMap(Field::text).flatMap(CaseDuration::parse);
  }

  /** The links, each target once for each type: who names it wins over who thinks so. */
  private List<CaseLink> links() {
    Map<List<Object>, CaseLink> links = new LinkedHashMap<>();
    NamedLink.all(document).stream()
        .flatMap(named -> named.link().stream())
        .filter(link -> !link.id().equals(id))
        .forEach(link -> links.merge(List.of(link.type(), link.id()), link, CaseBuilder::united));
    return List.copyOf(links.values());
  }

  private static CaseLink united(CaseLink first, CaseLink second) {
    boolean named = first.basis() == Basis.NAMED || second.basis() == Basis.NAMED;
    return new CaseLink(
        first.type(),
        first.id(),
        first.kind().or(second::kind),
        named ? Basis.NAMED : Basis.INFERRED);
  }

  private List<Case.Source> sources() {
    Map<String, Case.Source> sources = new LinkedHashMap<>();
    for (Field item : Field.itemsOf(document.member("sources"))) {
      item.member("url")
          .orElse(item)
          .text()
          .filter(WebAddress::isOne)
          .map(String::strip)
          .map(
              url ->
                  new Case.Source(
                      url,
                      label(Facet.SOURCE, item.member("kind")),
                      Labels.one(item.member("archived"))))
          .ifPresent(source -> sources.putIfAbsent(source.url(), source));
    }
    return List.copyOf(sources.values());
  }

  private Optional<Field> evidence(String name) {
    return document.member("analysis", "evidence").flatMap(field -> field.member(name));
  }

  private Optional<String> text(String name) {
    return document.member(name).flatMap(Field::text);
  }

  private LocalizedText prose(String name) {
    return Prose.of(document.member(name));
  }
}
