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
import java.util.Set;
import java.util.stream.Stream;

/** A case as the parts of a page, for people. What is not known is said where it is asked first. */
final class CaseSections {

  /** The facets of which a part of the page of its own tells; each other has a line. */
  private static final Set<Facet> ELSEWHERE =
      Set.of(
          Facet.CAUSE, Facet.FACTOR, Facet.TRIGGER, Facet.DETECTED_BY, Facet.EVIDENCE, Facet.READ);

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
    sections.add(new Section("", facts()));
    section(PageWord.TRIGGER, Facet.TRIGGER, texts.trigger());
    section(PageWord.DETECTION, Facet.DETECTED_BY, texts.detection());
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
    List<Entry> facts = new ArrayList<>();
    facts.add(always(PageWord.ORGANIZATION, organization().stream().toList()));
    facts.add(always(PageWord.DATE, time(date(), UnreadTime.DATE)));
    facts.add(always(PageWord.CAUSE, names(Facet.CAUSE)));
    facts.add(always(PageWord.FACTORS, names(Facet.FACTOR)));
    Facet.withField()
        .filter(facet -> !ELSEWHERE.contains(facet))
        .forEach(facet -> facts.addAll(known(wording.facet(facet), joined(names(facet)))));
    facts.addAll(
        known(PageWord.PROVIDERS, incident.labels().providers().stream().map(this::said).toList()));
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

  private List<String> names(Facet facet) {
    return names(facet, incident.labels().all(facet));
  }

  private List<String> names(Facet facet, List<String> labels) {
    return labels.stream().map(label -> wording.label(facet, label)).toList();
  }

  private static List<String> joined(List<String> names) {
    return names.isEmpty() ? List.of() : List.of(String.join(", ", names));
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
    return known(wording.word(name), values);
  }

  private static List<Entry> known(String name, List<String> values) {
    return values.isEmpty() ? List.of() : List.of(new Entry.Fact(name, values));
  }

  private void section(PageWord heading, LocalizedText text) {
    add(wording.word(heading), paragraph(heading, text));
  }

  /** A text under a heading that says what kind of thing it tells of. */
  private void section(PageWord heading, Facet facet, LocalizedText text) {
    Optional<String> kind = names(facet).stream().findFirst();
    String word = wording.word(heading);
    List<Entry> entries = new ArrayList<>(paragraph(heading, text));
    if (kind.isPresent() && entries.isEmpty()) {
      entries.add(new Entry.Paragraph(kind.get()));
    } else if (kind.isPresent()) {
      word += ": " + kind.get();
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
    List<Entry> entries = new ArrayList<>();
    entries.add(always(PageWord.TIER, names(Facet.EVIDENCE)));
    entries.addAll(known(PageWord.EXTENT, stored.extent().stream().toList()));
    entries.addAll(known(PageWord.READ, joined(names(Facet.READ))));
    entries.addAll(known(PageWord.UNREAD, joined(names(Facet.READ, incident.unread()))));
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
