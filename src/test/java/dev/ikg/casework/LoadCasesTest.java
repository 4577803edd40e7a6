package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.CaseChange;
import dev.ikg.answer.LoadReport;
import dev.ikg.graph.Graph;
import dev.ikg.graph.WholeGraph;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Failure;
import dev.ikg.problem.OtherSpelling;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The options of a load, removal, and links that lead nowhere. */
class LoadCasesTest {

  private static final String A = "{\"id\": \"A-1\", \"contributing\": [\"cold-cache\"]}";
  private static final String B = "{\"id\": \"B-1\", \"timeline\": {\"resolved_after\": \"1h\"}}";

  private final Graph graph = SharedGraph.graph();

  @BeforeEach
  void wipe() {
    SharedGraph.wipe();
  }

  @Test
  void aDryRunNamesWhatWouldBeAddedChangedAndRemovedAndWritesNothing() {
    load().text(A, B);
    WholeGraph before = WholeGraph.of(graph);

    LoadReport report =
        load()
            .dryRun()
            .prune()
            .text(
                "{\"id\":\"B-1\",\"timeline\":{\"resolved_after\":\"2h\"},\"title\":\"new\"}",
                "{\"id\":\"C-1\"}");

    assertEquals(
        List.of(
            new CaseChange(CaseChange.Kind.ADDED, "C-1"),
            new CaseChange(
                CaseChange.Kind.CHANGED, "B-1", List.of("/timeline/resolved_after", "/title")),
            new CaseChange(CaseChange.Kind.REMOVED, "A-1")),
        report.changes());
    assertTrue(report.dryRun());
    assertEquals(List.of(2L, 1L, 1L, 0L, 1L, 0L), counts(report));
    WholeGraph.assertSame(before, WholeGraph.of(graph));
  }

  @Test
  void aDryRunKnowsWhatCameEarlierInTheSameLoad() {
    LoadReport report =
        load()
            .dryRun()
            .text(
                "{\"id\":\"A-1\",\"updated_at\":\"2025-01-01\"}",
                "{\"id\":\"A-1\",\"updated_at\":\"2026-01-01\"}",
                "{\"id\":\"A-1\",\"updated_at\":\"2026-01-01\"}");

    assertEquals(List.of(3L, 1L, 0L, 1L, 0L, 1L), counts(report));
  }

  @Test
  void pruneRemovesWhatTheInputsDoNotHold() {
    load().text(A, B);

    LoadReport report = load().prune().text(A);

    assertEquals(List.of(1L, 0L, 0L, 1L, 1L, 0L), counts(report));
    assertEquals(List.of("A-1"), ids());
  }

  @Test
  void withoutPruneAnotherFolderLeavesTheFirstOne() {
    load().text(A);
    load().text(B);

    assertEquals(List.of("A-1", "B-1"), ids());
  }

  @Test
  void pruneRemovesNothingWhenADocumentWasRejected() {
    load().text(A, B);

    LoadReport report = load().prune().text(A, "{\"title\": \"no id\"}");

    assertEquals(0, report.removed());
    assertEquals(List.of("A-1", "B-1"), ids());
    assertTrue(said(report).contains("nothing was removed, because one document was"));
  }

  @Test
  void pruneRemovesNothingWhenAFileCannotBeRead(@TempDir Path folder) throws IOException {
    load().text(A, B);
    Files.writeString(folder.resolve("a.json"), A);
    Files.createSymbolicLink(folder.resolve("gone.json"), folder.resolve("not-there"));

    LoadReport report = load().prune().paths(folder);

    assertEquals(0, report.removed());
    assertEquals(List.of("A-1", "B-1"), ids());
  }

  @Test
  void pruneRemovesNothingWhenThereIsNoDocument(@TempDir Path empty) {
    load().text(A, B);

    LoadReport report = load().prune().paths(empty);

    assertEquals(0, report.removed());
    assertEquals(List.of("A-1", "B-1"), ids());
  }

  @Test
  void pruneAsksWithTheNumberOfCasesAndKeepsThemAtANo() {
    load().text(A, B);
    List<String> asked = new ArrayList<>();

    LoadReport report =
        load()
            .prune(
                (cases, some) -> {
                  asked.add(cases + " " + some);
                  return false;
                })
            .text(A);

    assertEquals(List.of("1 [B-1]"), asked);
    assertEquals(0, report.removed());
    assertEquals(List.of("A-1", "B-1"), ids());
  }

  @Test
  void aPrunedCaseThatIsStillNamedIsReported() {
    load().text(A, "{\"id\":\"B-1\",\"related\":[\"A-1\"]}");

    LoadReport report = load().prune().text("{\"id\":\"B-1\",\"related\":[\"A-1\"]}");

    assertEquals(List.of("A-1"), report.placeholders());
    assertTrue(said(report).contains("\"A-1\" was removed, and \"B-1\" still names it"));
  }

  @Test
  void strictLoadsNothingWhenADocumentIsBadAndCountsAllAsRejected() {
    LoadReport report = load().strict().text(A, "{\"title\": \"no id\"}", B);

    assertEquals(List.of(3L, 0L, 0L, 0L, 0L, 3L), counts(report));
    assertEquals(List.of(), ids());
    assertTrue(said(report).contains("nothing was loaded: 1 of 3 documents are not good"));
  }

  @Test
  void strictLoadsNothingForAWarning() {
    LoadReport report =
        load().strict().text(A, "{\"id\":\"B-1\",\"timeline\":{\"resolved_after\":\"~2h\"}}");

    assertEquals(0, report.added());
    assertEquals(List.of(), ids());
  }

  @Test
  void aLabelInAnotherSpellingIsCountedAsTheLabelAndTheDocumentStaysAsItCame() {
    String document = "{\"id\":\"A-1\",\"root_cause\":\"human error\",\"severity\":\"SEV1\"}";

    LoadReport report = load().defining(VocabularyReader.bundled()).strict().text(document);

    assertEquals(1, report.added());
    assertEquals(
        List.of("human error", "SEV1"),
        report.otherSpellings().stream().map(OtherSpelling::written).toList());
    assertEquals(
        List.of("human-operation-error"),
        TestGraph.texts(
            graph,
            "MATCH (:Case {severity: 'critical'})-[:CAUSED_BY]->(r) RETURN r.name AS value"));
    assertEquals(1, load().defining(VocabularyReader.bundled()).text(document).unchanged());
  }

  @Test
  void strictReadsStandardInputTwiceAndLoadsWhatIsGood() {
    LoadReport report = load().strict().text(A, "{\"id\":\"B-1\",\"related\":[\"later\"]}");

    assertEquals(List.of(2L, 2L, 0L, 0L, 0L, 0L), counts(report));
    assertEquals(List.of("A-1", "B-1"), ids());
  }

  @Test
  void anotherToolsFormatIsReadAndAnUnknownOneNamed() {
    String page =
        """
        {"page": {"id": "p1", "name": "Acme", "url": "https://status.acme.example"},
         "incidents": [{"id": "i1", "name": "Down", "impact": "major", "incident_updates": []}]}
        """;

    assertEquals(1, load().from("statuspage").text(page).added());
    assertEquals(List.of("p1-i1"), ids());
    Failure failure = assertThrows(Failure.class, () -> load().from("nonsense").text(page));
    assertEquals(Failure.Kind.USAGE, failure.kind());
  }

  @Test
  void aRemovedCaseThatIsNamedLeavesAPlaceholder() {
    load().text(A, "{\"id\":\"B-1\",\"related\":[\"A-1\"]}");

    LoadReport report = load().remove("A-1");

    assertEquals(1, report.removed());
    assertEquals(List.of("A-1"), report.placeholders());
    assertEquals(List.of("B-1"), ids());
    assertEquals(
        List.of(), TestGraph.texts(graph, "MATCH (f:ContributingFactor) RETURN f.name AS value"));
    assertEquals(1, load().state().cases());
  }

  @Test
  void anUnknownIdIsNamedWithTheNearestAndNothingIsRemoved() {
    load().text("{\"id\":\"acme-2024-05-06\"}", B);

    Failure failure = assertThrows(Failure.class, () -> load().remove("B-1", "acme-2024-05-07"));

    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertEquals("Did you mean \"acme-2024-05-06\"?", failure.problems().get(0).hint());
    assertEquals(List.of("B-1", "acme-2024-05-06"), ids());
  }

  @Test
  void aLinkThatLeadsNowhereIsReportedWhereItStandsWithTheNearestId() {
    load().text("{\"id\":\"acme-2024-05-06\"}");

    LoadReport report = load().text("{\"id\": \"B-1\",", " \"related\": [\"acme-2024-05-07\"]}");

    Problem problem = report.problems().get(0);
    assertEquals(new Place.InFile("-", 2, "/related/0"), problem.place());
    assertTrue(problem.hint().startsWith("Did you mean \"acme-2024-05-06\"?"), problem::hint);
    assertEquals(List.of("acme-2024-05-07"), report.placeholders());
  }

  @Test
  void aLargeNumberOfLooseLinksIsAllReported() {
    StringBuilder ids = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      ids.append(i == 0 ? "" : ",").append("\"absent-").append(i).append('"');
    }

    LoadReport report = load().text("{\"id\":\"B-1\",\"related\":[" + ids + "]}");

    assertEquals(300, report.placeholders().size());
    assertEquals(300, report.problems().size());
  }

  private TestLoad load() {
    return new TestLoad(graph);
  }

  private List<String> ids() {
    return TestGraph.texts(graph, "MATCH (c:Case) RETURN c.id AS value ORDER BY value");
  }

  private static String said(LoadReport report) {
    return report.problems().toString();
  }

  /** Read, added, changed, unchanged, removed, rejected. */
  private static List<Long> counts(LoadReport report) {
    return List.of(
        report.read(),
        report.added(),
        report.changed(),
        report.unchanged(),
        report.removed(),
        report.rejected());
  }
}
