package dev.ikg.review;

import dev.ikg.incident.Case;
import dev.ikg.incident.CaseDuration;
import dev.ikg.incident.CaseLink;
import dev.ikg.incident.CaseLink.Basis;
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
  private final String id;

  private CaseBuilder(Field document) {
    this.document = document;
    this.id = Labels.one(document.member("id")).orElseThrow();
  }

  /** The case. The document must have a usable id. */
  static Case build(Field document) {
    return new CaseBuilder(document).build();
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
            Labels.one(evidence("tier")),
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
        Labels.all(document.member("contributing")),
        Labels.all(document.member("root_cause")),
        Labels.all(document.member("components")),
        Labels.all(document.member("symptoms")),
        Labels.all(document.member("domain")),
        Labels.one(document.member("severity")),
        Labels.one(document.member("analysis", "trigger_kind")),
        Labels.one(document.member("analysis", "detected_by")),
        Organizations.providers(document));
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
    for (Field item : document.member("sources").map(Field::oneOrMore).orElse(List.of())) {
      item.member("url")
          .orElse(item)
          .text()
          .filter(WebAddress::isOne)
          .map(String::strip)
          .map(
              url ->
                  new Case.Source(
                      url, Labels.one(item.member("kind")), Labels.one(item.member("archived"))))
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
