package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.CasePage;
import dev.ikg.answer.CasePage.Entry;
import dev.ikg.answer.CasePage.Section;
import dev.ikg.answer.Cell;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One case as a page. */
class ShowCaseTest {

  private static final Vocabulary VOCABULARY = VocabularyReader.bundled();

  private final Graph graph = SharedGraph.graph();

  @BeforeEach
  void load() {
    SharedGraph.wipe();
    new TestLoad(graph)
        .text(
            """
            {"id": "A-1", "org": "Acme", "org_slug": "acme", "date": "2024-03-01",
             "date_kind": "published", "title": {"en": "Down", "ko": "중단"},
             "summary": {"en": "It fell over."}, "trigger": {"en": "A push.", "ko": "배포."},
             "contributing": ["retry-storm", "home-made"], "root_cause": "software-defect",
             "timeline": {"detected_after": "0m"}, "remediation": [{"text": {"en": "Rolled back"}}],
             "related": ["B-2", "GONE-9"], "sources": [{"url": "https://a.example", "kind": "press"}],
             "analysis": {"trigger_kind": "deploy", "evidence": {"tier": "primary-full",
              "extent": "whole", "read": ["date"], "unread": ["impact"]}, "note": "A remark.",
              "providers": [{"org_slug": "cloud", "role": "failed"}],
              "links": [{"id": "C-3", "kind": "consequence", "basis": "inferred"}]},
             "url": "https://a.example/record"}
            {"id": "B-2", "org": "Cloud", "org_slug": "cloud", "title": "Cloud fell",
             "recurrence_of": "A-1"}
            {"id": "C-3", "date": "2023-01-01", "title": {"ko": "이전"}}
            """);
  }

  private CasePage show(String id, String language) {
    return new ShowCase(graph, VOCABULARY).show(id, new AskOptions(language));
  }

  @Test
  void thePageSaysEverythingThatIsKnown() {
    assertEquals(
        """
        A-1  Down

        Organization: Acme (acme)
        Date: 2024-03-01, published; the day of the incident is not known
        Cause: software-defect
        Factors: retry-storm | home-made
        Providers: Cloud (cloud): failed
        Detected after: 0m
        Resolved after: not known

        [What set it off: deploy]
        A push.

        [Summary]
        It fell over.

        [What was done]
        1. Rolled back

        [Links that the sources name]
        - related to B-2 (Cloud, Cloud fell)
        - repeated by B-2 (Cloud, Cloud fell)
        - related to GONE-9 (not loaded)

        [Links that the editors infer]
        - follows from C-3 (2023-01-01, 이전)

        [Evidence]
        Tier: primary-full (Primary source read)
        Extent: whole
        Read: date
        Not read: impact
        Note: A remark.

        [Sources]
        - press (Press): https://a.example
        Record: https://a.example/record

        note: Not written in English, so shown as they are: C-3.
        """
            .replace("press (Press)", "press"),
        text(show("A-1", "en")));
  }

  @Test
  void inKoreanWhatIsNotWrittenInItIsShownAndSaid() {
    CasePage page = show("A-1", "ko");
    assertEquals("A-1  중단", page.title());
    assertTrue(text(page).contains("\n근본 원인: software-defect ("), text(page));
    assertTrue(text(page).contains("retry-storm (재시도 폭주) | home-made"), text(page));
    assertTrue(text(page).contains("[촉발: deploy (배포)]\n배포."), text(page));
    assertEquals(
        List.of("Not written in Korean, so shown as they are: 요약, 조치, B-2, 비고."), page.notes());
  }

  @Test
  void aTextWithoutALanguageIsTakenForTheOneWhoseLettersItHas() {
    assertEquals(
        List.of("Not written in Korean, so shown as they are: 제목."), show("B-2", "ko").notes());
    assertEquals(List.of(), show("B-2", "en").notes());
  }

  @Test
  void everyCaseHasTheSameFields() {
    Map<String, Cell> full = show("A-1", "en").record().values();
    Map<String, Cell> bare = show("C-3", "en").record().values();
    assertEquals(new ArrayList<>(full.keySet()), new ArrayList<>(bare.keySet()));
    assertEquals(Cell.missing(), bare.get("org"));
    assertEquals(new Cell.Many(List.of()), bare.get("contributing"));
    assertEquals(
        new Cell.Fields(Map.of("en", Cell.missing(), "ko", Cell.of("이전"))), bare.get("title"));
  }

  @Test
  void aTimeThatCannotBeReadIsShownAsItIsWritten() {
    new TestLoad(graph)
        .text(
            """
            {"id": "D-4", "date": "20202", "updated_at": "soon",
             "timeline": {"detected_after": "unknown", "resolved_after": "a while"}}
            """);

    CasePage page = show("D-4", "en");

    String unread = " (as written; it cannot be read, and is counted nowhere)\n";
    assertTrue(text(page).contains("Date: \"20202\"" + unread), text(page));
    assertTrue(text(page).contains("Detected after: not known\n"), text(page));
    assertTrue(text(page).contains("Resolved after: \"a while\"" + unread), text(page));
    assertEquals(Cell.missing(), page.record().values().get("date"));
    assertEquals(
        new Cell.Fields(
            Map.of(
                "date", Cell.of("20202"),
                "timeline.resolved_after", Cell.of("a while"),
                "updated_at", Cell.of("soon"))),
        page.record().values().get("unread"));
  }

  @Test
  void aLinkIsSeenFromBothEnds() {
    assertTrue(text(show("B-2", "en")).contains("- repeats A-1 (2024-03-01, Acme, Down)"));
    assertTrue(text(show("C-3", "en")).contains("- led to A-1 (2024-03-01, Acme, Down)"));
  }

  @Test
  void anUnknownIdIsRefusedWithTheNearest() {
    Failure failure = assertThrows(Failure.class, () -> show("A-11", "en"));
    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertEquals("there is no case \"A-11\"", failure.problems().get(0).message());
    assertEquals("Did you mean \"A-1\"?", failure.problems().get(0).hint());
  }

  @Test
  void aPlaceholderSaysWhoNamesIt() {
    Failure failure = assertThrows(Failure.class, () -> show("GONE-9", "en"));
    assertEquals(
        "\"GONE-9\" is named by \"A-1\" and was never loaded", failure.problems().get(0).message());
  }

  private static String text(CasePage page) {
    StringBuilder text = new StringBuilder(page.title() + "\n");
    for (Section section : page.sections()) {
      text.append("\n");
      if (!section.heading().isEmpty()) {
        text.append("[").append(section.heading()).append("]\n");
      }
      section.entries().forEach(entry -> text.append(line(entry)).append("\n"));
    }
    String notes =
        page.notes().stream().map(n -> "\nnote: " + n + "\n").collect(Collectors.joining());
    return text + notes;
  }

  private static String line(Entry entry) {
    if (entry instanceof Entry.Fact fact) {
      return fact.name() + ": " + String.join(" | ", fact.values());
    }
    return entry instanceof Entry.Item item
        ? item.mark() + " " + item.text()
        : ((Entry.Paragraph) entry).text();
  }
}
