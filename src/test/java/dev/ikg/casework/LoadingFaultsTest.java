package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.LoadReport;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.problem.Severity;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small inputs that broke tools of this kind, each on its whole way into a graph. */
class LoadingFaultsTest {

  private final Graph graph = SharedGraph.graph();

  @TempDir private Path folder;

  @BeforeEach
  void wipe() {
    SharedGraph.wipe();
  }

  @Test
  void aCaseWithoutIdAmongGoodOnesIsNamedAndTheOthersLoad() {
    LoadReport report = load().text("{\"id\":\"A-1\"}", "{\"title\":\"x\"}", "{\"id\":\"A-2\"}");

    assertEquals(List.of("A-1", "A-2"), ids());
    assertEquals(1, report.rejected());
    assertEquals(new Place.InFile("-", 2, ""), report.problems().get(0).place());
  }

  @Test
  void anEmptyLabelMakesNoNodeAndIsWarnedAbout() {
    LoadReport report = load().text("{\"id\":\"A-1\",\"components\":[\"\",\"dns\"]}");

    assertEquals(List.of("dns"), names("Component"));
    assertEquals(Severity.WARNING, report.problems().get(0).severity());
    assertEquals(new Place.InFile("-", 1, "/components/0"), report.problems().get(0).place());
  }

  @Test
  void emptyNullAndMissingPartsLoadQuietly() {
    LoadReport report =
        load()
            .text(
                "{\"id\":\"A-1\"}",
                "{\"id\":\"A-2\",\"timeline\":null,\"impact\":null,\"review\":null,\"org\":null,"
                    + "\"contributing\":[],\"related\":null,\"recurrence_of\":null,\"title\":{}}",
                "{\"id\":\"A-3\",\"timeline\":{},\"impact\":{},\"components\":[null],"
                    + "\"analysis\":{},\"sources\":[]}");

    assertEquals(List.of(), report.problems());
    assertEquals(3, report.added());
  }

  @Test
  void aNewVersionTakesItsOldLinksAndUnusedFactorsWithIt() {
    load()
        .text(
            "{\"id\":\"A-1\",\"contributing\":[\"alone\",\"shared\",\"kept\"]}",
            "{\"id\":\"A-2\",\"contributing\":[\"shared\"]}");

    load().text("{\"id\":\"A-1\",\"contributing\":[\"kept\"]}");

    assertEquals(List.of("kept", "shared"), names("ContributingFactor"));
    assertEquals(
        List.of("kept"),
        TestGraph.texts(
            graph, "MATCH (:Case {id: 'A-1'})-[:CONTRIBUTED_BY]->(f) RETURN f.name AS value"));
  }

  @Test
  void anUnusedFactorStaysWhereTheVocabularyDefinesIt() {
    Vocabulary.Label label =
        new Vocabulary.Label(
            "retry-storm",
            LocalizedText.NONE,
            LocalizedText.NONE,
            Optional.empty(),
            List.of(),
            Optional.empty(),
            List.of(),
            List.of());
    Vocabulary vocabulary =
        new Vocabulary(
            "1",
            List.of(
                new Vocabulary.Definitions(
                    Facet.FACTOR, LocalizedText.NONE, List.of(), List.of(label))));
    load().defining(vocabulary).text("{\"id\":\"A-1\",\"contributing\":[\"retry-storm\"]}");

    load().defining(vocabulary).text("{\"id\":\"A-1\"}");

    assertEquals(List.of("retry-storm"), names("ContributingFactor"));
  }

  @Test
  void aValueThatIsNullNowIsGone() {
    load().text("{\"id\":\"A-1\",\"timeline\":{\"resolved_after\":\"2h\"}}");

    load().text("{\"id\":\"A-1\",\"timeline\":{\"resolved_after\":null}}");

    assertEquals(
        List.of("nothing"),
        TestGraph.texts(graph, "MATCH (c:Case) RETURN toString(c.resolved_seconds) AS value"));
  }

  /** The work is the same for 200,000 cases: no transaction holds more than a batch of them. */
  @Test
  void aFactorThatManyCasesCarryIsRemovedInBatches() {
    load().text(cases(4500, "\"contributing\":[\"everywhere\"],\"org\":\"Acme\""));
    long before = load().state().version();

    load().prune().text(cases(1, ""));

    long transactions = load().state().version() - before;
    assertEquals(1 + 5, transactions, "one for the changed case and one for each 1000 removed");
    assertEquals(List.of(), names("ContributingFactor"));
    assertEquals(1, TestGraph.number(graph, "MATCH (n:CaseId) RETURN count(n) AS value"));
  }

  @Test
  void aCaseThatComesLaterFillsItsPlaceholder() {
    LoadReport first = load().text("{\"id\":\"A-1\",\"related\":[\"A-2\"]}");
    assertEquals(List.of("A-2"), first.placeholders());
    assertEquals(1, load().state().cases());
    assertEquals(List.of("A-1"), ids());

    LoadReport second = load().text("{\"id\":\"A-2\"}");

    assertEquals(List.of(), second.placeholders());
    assertEquals(
        List.of("A-2"),
        TestGraph.texts(graph, "MATCH (:Case)-[:RELATED_TO]->(c:Case) RETURN c.id AS value"));
  }

  @Test
  void aCaseInALaterFileIsNoPlaceholder() throws IOException {
    Files.writeString(folder.resolve("a.json"), "{\"id\":\"A-1\",\"related\":[\"A-2\"]}");
    Files.writeString(folder.resolve("b.json"), "{\"id\":\"A-2\"}");

    LoadReport report = load().paths(folder);

    assertEquals(List.of(), report.placeholders());
    assertEquals(List.of(), report.problems());
  }

  @Test
  void casesThatNameEachOtherOrThemselvesLoad() {
    LoadReport report =
        load()
            .text(
                "{\"id\":\"A-1\",\"related\":[\"A-2\"],\"recurrence_of\":\"A-2\"}",
                "{\"id\":\"A-2\",\"related\":[\"A-1\"],\"recurrence_of\":\"A-1\"}",
                "{\"id\":\"A-3\",\"related\":[\"A-3\"]}");

    assertEquals(3, report.added());
    assertEquals(4, TestGraph.number(graph, "MATCH (:Case)-[l]->(:Case) RETURN count(l) AS value"));
    assertEquals(1, report.problems().size());
    assertEquals(new Place.InFile("-", 3, "/related/0"), report.problems().get(0).place());
  }

  @Test
  void aMistypedRecurrenceIsReportedWithTheNearestId() {
    LoadReport report =
        load()
            .text(
                "{\"id\":\"acme-2024-05-06\"}",
                "{\"id\":\"A-2\",\"recurrence_of\":\"acme-2024-05-60\"}");

    Problem problem = report.problems().get(0);
    assertEquals(new Place.InFile("-", 2, "/recurrence_of"), problem.place());
    assertTrue(problem.hint().contains("\"acme-2024-05-06\""), problem::hint);
  }

  @Test
  void aLoadThatWritesNothingKnowsTheIdsThatItWouldWrite() {
    String[] documents = {
      "{\"id\":\"acme-2024-05-06\",\"timeline\":{\"resolved_after\":\"~2h\"}}",
      "{\"id\":\"A-2\",\"recurrence_of\":\"acme-2024-05-60\"}"
    };
    for (LoadReport report :
        List.of(load().dryRun().text(documents), load().strict().text(documents))) {
      assertEquals(
          List.of(
              "Did you mean \"acme-2024-05-06\"?"
                  + " The link counts once a case of that id is loaded."),
          report.problems().stream()
              .filter(problem -> problem.message().endsWith(" yet"))
              .map(Problem::hint)
              .toList());
    }
  }

  @Test
  void organizationsOfOneNameStayTwoAndOneOfTwoNamesIsOne() {
    load()
        .text(
            "{\"id\":\"A-1\",\"org\":\"First National\",\"org_slug\":\"fn-us\"}",
            "{\"id\":\"A-2\",\"org\":\"First National\",\"org_slug\":\"fn-uk\"}",
            "{\"id\":\"A-3\",\"org\":\"Acme\",\"org_slug\":\"acme\"}",
            "{\"id\":\"A-4\",\"org\":\"ACME Inc.\",\"org_slug\":\"acme\"}");

    assertEquals(
        List.of("ACME Inc. Acme", "First National", "First National"), organizationNames());
    load().remove("A-4");
    assertEquals(List.of("Acme", "First National", "First National"), organizationNames());
  }

  @Test
  void aFileCutOffInsideATextIsNamedAloneAndInAZip() throws IOException {
    String cutOff = "{\"id\":\"A-1\",\"title\":\"it stopped he";
    Files.writeString(folder.resolve("a.json"), cutOff);
    try (OutputStream out = Files.newOutputStream(folder.resolve("b.zip"));
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("cut.json"));
      zip.write(cutOff.getBytes(StandardCharsets.UTF_8));
      zip.putNextEntry(new ZipEntry("good.json"));
      zip.write("{\"id\":\"A-2\"}".getBytes(StandardCharsets.UTF_8));
    }

    LoadReport report = load().paths(folder);

    assertEquals(List.of("A-2"), ids());
    assertEquals(2, report.rejected());
    assertEquals(
        List.of(folder.resolve("a.json").toString(), folder.resolve("b.zip") + "!cut.json"),
        report.problems().stream().map(p -> ((Place.InFile) p.place()).file()).toList());
  }

  @Test
  void aMemberThatStandsTwiceIsNamed() {
    LoadReport report = load().text("{\"id\":\"A-1\",\"title\":\"a\",\"title\":\"b\"}");

    assertEquals(List.of(), ids());
    assertEquals(new Place.InFile("-", 1, "/title"), report.problems().get(0).place());
  }

  @Test
  void aByteOrderMarkCrlfAndUtf16AreRead() throws IOException {
    Files.writeString(folder.resolve("a.json"), "\uFEFF{\"id\":\"A-1\"}");
    Files.writeString(folder.resolve("b.jsonl"), "{\"id\":\"A-2\"}\r\n{\"id\":\"A-3\"}\r\n");
    Files.writeString(folder.resolve("c.json"), "{\"id\":\"장애\"}", Charset.forName("UTF-16"));

    LoadReport report = load().paths(folder);

    assertEquals(4, report.added(), report::toString);
    assertEquals(List.of("A-1", "A-2", "A-3", "장애"), ids());
  }

  @Test
  void threeBadFilesInAHundredAreNamedAndTheOthersLoad() throws IOException {
    for (int i = 0; i < 97; i++) {
      Files.writeString(folder.resolve("good-" + i + ".json"), "{\"id\":\"A-" + i + "\"}");
    }
    Files.writeString(folder.resolve("bad-1.json"), "{");
    Files.writeString(folder.resolve("bad-2.json"), "{\"id\":\"\"}");
    Files.writeString(folder.resolve("bad-3.json"), "not json");

    LoadReport report = load().paths(folder);

    assertEquals(97, report.added());
    assertEquals(3, report.rejected());
    assertEquals(
        List.of("bad-1.json", "bad-2.json", "bad-3.json"),
        report.problems().stream()
            .map(p -> Path.of(((Place.InFile) p.place()).file()).getFileName().toString())
            .distinct()
            .toList());
  }

  @Test
  void aDocumentOfANewerSchemaLoadsWithAllItsFieldsAndANote() {
    String newer = "{\"brand_new\":[1.50,{\"x\":-0}],\"id\":\"A-1\",\"schema_version\":\"9.0\"}";

    LoadReport report = load().text(newer);

    assertEquals(1, report.added());
    assertEquals(List.of(newer), load().documents());
  }

  @Test
  void datesAndDurationsOfTheWildAreKeptNamedAndNeverGuessed() {
    String wild = "{\"date\":\"20202\",\"id\":\"A-%d\",\"timeline\":{\"resolved_after\":\"%s\"}}";
    List<String> doubtful = List.of("?", "~2h", "soon");
    for (int i = 0; i < doubtful.size(); i++) {
      LoadReport report = load().text(wild.formatted(i, doubtful.get(i)));

      List<String> pointers =
          report.problems().stream().map(p -> ((Place.InFile) p.place()).pointer()).toList();
      assertTrue(pointers.contains("/date"), report::toString);
      assertTrue(pointers.contains("/timeline/resolved_after"), report::toString);
    }

    assertEquals(
        0,
        TestGraph.number(
            graph,
            "MATCH (c:Case) WHERE c.resolved_seconds IS NOT NULL OR c.date IS NOT NULL"
                + " RETURN count(c) AS value"));
    assertEquals(wild.formatted(0, "?"), load().documents().get(0));
  }

  private TestLoad load() {
    return new TestLoad(graph);
  }

  private List<String> ids() {
    return TestGraph.texts(graph, "MATCH (c:Case) RETURN c.id AS value ORDER BY value");
  }

  private List<String> names(String label) {
    return TestGraph.texts(
        graph, "MATCH (n:%s) RETURN n.name AS value ORDER BY value".formatted(label));
  }

  private List<String> organizationNames() {
    return TestGraph.texts(
        graph,
        "MATCH (o:Organization) RETURN reduce(t = '', n IN o.names | trim(t + ' ' + n)) AS value"
            + " ORDER BY value");
  }

  private static String cases(int number, String members) {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < number; i++) {
      String more = members.isEmpty() ? "" : "," + members;
      cases.append("{\"id\":\"C-%05d\"%s}%n".formatted(i, more));
    }
    return cases.toString();
  }
}
