package dev.ikg.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The benchmark at its smallest: that it runs and that the peers say the same, never how fast. */
class BenchmarkSmokeTest {

  private static final int CASES = 400;
  private static final Path BUNDLED = Path.of("data", "cases");

  @TempDir private Path temporary;

  @Test
  void theSameSeedMakesTheSameDocuments() {
    assertEquals(made(7), made(7));
    assertNotEquals(made(7), made(8));
  }

  private static List<String> made(long seed) {
    SyntheticCases cases = new SyntheticCases(BUNDLED, seed);
    return IntStream.range(0, 20).mapToObj(i -> cases.next()).toList();
  }

  @Test
  void aDocumentHasFourKilobytesAndAllPeersWhoAreThereSayTheSame() {
    try (Documents documents = Documents.make(temporary.resolve("documents"), CASES);
        Ours ours = new Ours(documents.folder().resolve("graph"))) {
      long each = documents.bytesEach();
      assertTrue(each >= 4000 && each < 5000, () -> each + " bytes");
      assertEquals(CASES, ours.load(documents.all()).added());
      assertEquals(ours.counts(), imported(documents));
      assertEquals("", different(new Asking(ours, Optional.empty(), CASES, 1).measure()));
    }
  }

  private static Map<String, Long> imported(Documents documents) {
    try (ImportTables tables = new ImportTables(documents.fresh("tables"))) {
      documents.all().forEach(tables::write);
      tables.flush();
      Path home = documents.fresh("imported");
      BulkImporter.run(tables, home);
      return BulkImporter.counts(home);
    }
  }

  private static String different(List<Figure> figures) {
    return figures.stream()
        .filter(figure -> !figure.isSame())
        .map(Figure::what)
        .collect(Collectors.joining("\n"));
  }

  @Test
  void somethingIsProposedAtEveryKey() {
    List<Figure> figures = new Typing(CASES).measure();

    assertEquals(3, figures.size());
    assertEquals("", different(figures));
  }

  @Test
  void aSectionOfAReportIsReplacedAndTheOthersStay() {
    String small = "## 10 cases\n\nsmall\n";
    String large = "## 20 cases\n\nlarge\n";
    String both = Report.replaced(Report.replaced("# Title\n", small), large);
    assertEquals("# Title\n\n## 10 cases\n\nsmall\n\n## 20 cases\n\nlarge\n", both);
    assertEquals(
        "# Title\n\n## 10 cases\n\nnew\n\n## 20 cases\n\nlarge\n",
        Report.replaced(both, "## 10 cases\n\nnew\n"));
  }
}
