package dev.ikg.casework;

import dev.ikg.answer.CasePage.Entry;
import dev.ikg.answer.CasePage.Section;
import dev.ikg.incident.Case;
import dev.ikg.incident.CaseDuration;
import dev.ikg.incident.Facet;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.PartialDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A case as the parts of a page, for people. What is not known is said where it is asked first. */
final class CaseSections {

  private final StoredCase stored;
  private final Case incident;
  private final Wording wording;
  private final List<Section> sections = new ArrayList<>();

  private CaseSections(StoredCase stored, Wording wording) {
    this.stored = stored;
    this.incident = stored.incident();
    this.wording = wording;
  }

  static List<Section> of(StoredCase stored, Wording wording) {
    CaseSections page = new CaseSections(stored, wording);
    page.build();
    return page.sections;
  }

  private void build() {
    Case.Texts texts = incident.texts();
    Case.Labels labels = incident.labels();
    sections.add(new Section("", facts()));
    section(PageWord.TRIGGER, labels.trigger(), Facet.TRIGGER, texts.trigger());
    section(PageWord.DETECTION, labels.detectedBy(), Facet.DETECTED_BY, texts.detection());
    section(PageWord.IMPACT, texts.impact());
    section(PageWord.SUMMARY, texts.summary());
    section(PageWord.SEEN, texts.symptoms());
    steps(PageWord.REMEDIATION, incident.remediation());
    steps(PageWord.ACTION_ITEMS, incident.actionItems());
    section(PageWord.LESSONS, texts.lessons());
    CaseLinkEntries links = new CaseLinkEntries(stored.links(), wording);
    add(wording.word(PageWord.LINKS_NAMED), links.named());
    add(wording.word(PageWord.LINKS_INFERRED), links.inferred());
    add(wording.word(PageWord.EVIDENCE), evidence());
    add(wording.word(PageWord.SOURCES), sources());
  }

  private List<Entry> facts() {
    Case.Labels labels = incident.labels();
    List<Entry> facts = new ArrayList<>();
    facts.add(always(PageWord.ORGANIZATION, organization().stream().toList()));
    facts.add(always(PageWord.DATE, time(date(), UnreadTime.DATE)));
    facts.add(always(PageWord.CAUSE, names(Facet.CAUSE, labels.causes())));
    facts.add(always(PageWord.FACTORS, names(Facet.FACTOR, labels.factors())));
    facts.addAll(known(PageWord.DOMAINS, joined(Facet.DOMAIN, labels.domains())));
    facts.addAll(known(PageWord.COMPONENTS, joined(Facet.COMPONENT, labels.components())));
    facts.addAll(known(PageWord.SYMPTOMS, joined(Facet.SYMPTOM, labels.symptoms())));
    facts.addAll(
        known(
            PageWord.SEVERITY,
            labels.severity().map(label -> wording.label(Facet.SEVERITY, label)).stream()
                .toList()));
    facts.addAll(known(PageWord.PROVIDERS, labels.providers().stream().map(this::said).toList()));
    facts.add(
        always(
            PageWord.DETECTED_AFTER,
            time(
                incident.timeline().detectedAfter().map(CaseDuration::text),
                UnreadTime.DETECTED_AFTER)));
    facts.add(
        always(
            PageWord.RESOLVED_AFTER,
            time(
                incident.timeline().resolvedAfter().map(CaseDuration::text),
                UnreadTime.RESOLVED_AFTER)));
    return facts;
  }

  private Optional<String> organization() {
    return incident
        .organization()
        .map(Case.Organization::slug)
        .map(slug -> withSlug(stored.organization(slug), slug));
  }

  private static String withSlug(String name, String slug) {
    return name.equals(slug) ? slug : name + " (" + slug + ")";
  }

  private Optional<String> date() {
    boolean published = incident.dateKind().filter("published"::equals).isPresent();
    return incident
        .date()
        .map(date -> date.text() + (published ? ", " + wording.word(PageWord.PUBLISHED) : ""));
  }

  private Optional<String> updatedAt() {
    return incident.updatedAt().filter(text -> PartialDate.parse(text).isPresent());
  }

  private List<String> names(Facet facet, List<String> labels) {
    return labels.stream().map(label -> wording.label(facet, label)).toList();
  }

  private List<String> joined(Facet facet, List<String> labels) {
    return labels.isEmpty() ? List.of() : List.of(String.join(", ", names(facet, labels)));
  }

  private String said(Case.Provider provider) {
    String name = withSlug(stored.organization(provider.slug()), provider.slug());
    return provider.role().map(role -> name + ": " + role(role)).orElse(name);
  }

  private String role(String role) {
    return switch (role) {
      case "failed" -> wording.word(PageWord.FAILED);
      case "changed" -> wording.word(PageWord.CHANGED_SOMETHING);
      case "breached" -> wording.word(PageWord.BREACHED);
      default -> role;
    };
  }

  /** A time; as it is written where it is not understood, so that nobody takes it for missing. */
  private List<String> time(Optional<String> read, UnreadTime time) {
    return read.or(() -> stored.unread(time).map(this::asWritten)).stream().toList();
  }

  private String asWritten(String text) {
    return "\"" + text + "\" (" + wording.word(PageWord.AS_WRITTEN) + ")";
  }

  private Entry.Fact always(PageWord name, List<String> values) {
    return new Entry.Fact(
        wording.word(name), values.isEmpty() ? List.of(wording.word(PageWord.NOT_KNOWN)) : values);
  }

  private List<Entry> known(PageWord name, List<String> values) {
    return values.isEmpty() ? List.of() : List.of(new Entry.Fact(wording.word(name), values));
  }

  private void section(PageWord heading, LocalizedText text) {
    add(wording.word(heading), paragraph(heading, text));
  }

  /** A text under a heading that says what kind of thing it tells of. */
  private void section(PageWord heading, Optional<String> kind, Facet facet, LocalizedText text) {
    String word = wording.word(heading);
    List<Entry> entries = new ArrayList<>(paragraph(heading, text));
    if (kind.isPresent() && entries.isEmpty()) {
      entries.add(new Entry.Paragraph(wording.label(facet, kind.get())));
    } else if (kind.isPresent()) {
      word += ": " + wording.label(facet, kind.get());
    }
    add(word, entries);
  }

  private List<Entry> paragraph(PageWord field, LocalizedText text) {
    return wording
        .text(text, field)
        .<List<Entry>>map(t -> List.of(new Entry.Paragraph(t)))
        .orElse(List.of());
  }

  private void steps(PageWord heading, List<LocalizedText> steps) {
    List<Entry> items = new ArrayList<>();
    for (LocalizedText step : steps) {
      String mark = (items.size() + 1) + ".";
      wording.text(step, heading).ifPresent(text -> items.add(new Entry.Item(mark, text)));
    }
    add(wording.word(heading), items);
  }

  private List<Entry> evidence() {
    Case.Evidence evidence = incident.evidence();
    List<Entry> entries = new ArrayList<>();
    entries.add(
        always(
            PageWord.TIER,
            evidence.tier().map(tier -> wording.label(Facet.EVIDENCE, tier)).stream().toList()));
    entries.addAll(known(PageWord.EXTENT, stored.extent().stream().toList()));
    entries.addAll(known(PageWord.READ, joined(Facet.READ, evidence.read())));
    entries.addAll(known(PageWord.UNREAD, joined(Facet.READ, evidence.unread())));
    entries.addAll(known(PageWord.NOTE, note().stream().toList()));
    return entries;
  }

  /** What the editors remark, in whatever language they do. */
  private Optional<String> note() {
    return stored
        .remark("note")
        .flatMap(
            note ->
                wording.text(
                    LocalizedText.of(Map.of(LocalizedText.UNDETERMINED, note)), PageWord.NOTE));
  }

  private List<Entry> sources() {
    List<Entry> entries = new ArrayList<>();
    for (Case.Source source : incident.sources()) {
      String kind = source.kind().map(k -> wording.label(Facet.SOURCE, k) + ": ").orElse("");
      entries.add(new Entry.Item("-", kind + source.url()));
      source
          .archived()
          .map(copy -> new Entry.Item(" ", wording.word(PageWord.ARCHIVED) + ": " + copy))
          .ifPresent(entries::add);
    }
    Stream.of(
            known(PageWord.RECORD, incident.url().stream().toList()),
            known(PageWord.CHANGED, time(updatedAt(), UnreadTime.UPDATED_AT)))
        .forEach(entries::addAll);
    return entries;
  }

  private void add(String heading, List<Entry> entries) {
    if (!entries.isEmpty()) {
      sections.add(new Section(heading, entries));
    }
  }
}
