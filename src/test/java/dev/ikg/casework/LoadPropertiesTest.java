package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.LoadReport;
import dev.ikg.graph.Graph;
import dev.ikg.graph.WholeGraph;
import dev.ikg.neo4j.SharedGraph;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/** What holds for a load of any documents. */
class LoadPropertiesTest {

  private static final int TRIES = 12;

  private final Graph graph = SharedGraph.graph();

  @Provide
  Arbitrary<List<String>> documents() {
    return CaseDocuments.lists();
  }

  @Provide
  Arbitrary<List<String>> differentDocuments() {
    return CaseDocuments.listsOfDifferentIds();
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.BOUNDED)
  void everyDocumentComesBackAsTheSameJsonValue(
      @ForAll("differentDocuments") List<String> documents) {
    SharedGraph.wipe();
    load(documents);

    assertEquals(documents.stream().sorted(BY_ID).toList(), new TestLoad(graph).documents());
  }

  /**
   * Without the comparison of digests in {@link Arrivals} every case would count as changed and be
   * written again, and both assertions would fail.
   */
  @Property(tries = TRIES, shrinking = ShrinkingMode.BOUNDED)
  void twiceIsOnceAndTheSecondWritesNothing(@ForAll("differentDocuments") List<String> documents) {
    SharedGraph.wipe();
    load(documents);
    WholeGraph once = WholeGraph.of(graph);
    long version = new TestLoad(graph).state().version();

    LoadReport second = load(documents);

    assertEquals(second.read(), second.unchanged());
    assertEquals(version, new TestLoad(graph).state().version());
    WholeGraph.assertSame(once, WholeGraph.of(graph));
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.BOUNDED)
  void anyOrderOfDocumentsGivesTheSameGraph(
      @ForAll("documents") List<String> documents, @ForAll Random random) {
    SharedGraph.wipe();
    load(documents);
    WholeGraph inOrder = WholeGraph.of(graph);
    SharedGraph.wipe();
    List<String> shuffled = new ArrayList<>(documents);
    Collections.shuffle(shuffled, random);

    load(shuffled);

    WholeGraph.assertSame(inOrder, WholeGraph.of(graph));
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.BOUNDED)
  void aReplacedCaseLeavesNothingOfItsOldVersion(
      @ForAll("differentDocuments") List<String> old,
      @ForAll("differentDocuments") List<String> fresh) {
    SharedGraph.wipe();
    load(fresh);
    WholeGraph freshAlone = WholeGraph.of(graph);
    SharedGraph.wipe();
    load(old);

    new TestLoad(graph).force().prune().text(fresh.toArray(String[]::new));

    WholeGraph.assertSame(freshAlone, WholeGraph.of(graph));
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.BOUNDED)
  void aDryRunCountsWhatTheLoadThenDoes(
      @ForAll("documents") List<String> before, @ForAll("documents") List<String> documents) {
    SharedGraph.wipe();
    load(before);
    WholeGraph untouched = WholeGraph.of(graph);

    LoadReport rehearsed = new TestLoad(graph).dryRun().text(documents.toArray(String[]::new));

    WholeGraph.assertSame(untouched, WholeGraph.of(graph));
    LoadReport loaded = load(documents);
    assertEquals(counts(loaded), counts(rehearsed));
    assertEquals(loaded.placeholders(), rehearsed.placeholders());
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.BOUNDED)
  void whatWasReadIsAddedChangedUnchangedOrRejected(
      @ForAll("documents") List<String> documents, @ForAll Random random) {
    SharedGraph.wipe();
    List<String> input = new ArrayList<>(documents);
    input.add("{\"title\": \"no id\"}");
    input.add("{\"id\": 7}");
    input.add("[1, {\"id\": \"C-1\"}]");
    input.add("nonsense");
    Collections.shuffle(input, random);
    load(documents);

    for (LoadReport report : List.of(load(input), load(documents))) {
      assertEquals(
          report.read(),
          report.added() + report.changed() + report.unchanged() + report.rejected(),
          report::toString);
    }
  }

  private LoadReport load(List<String> documents) {
    return new TestLoad(graph).text(documents.toArray(String[]::new));
  }

  private static List<Long> counts(LoadReport report) {
    return List.of(
        report.read(), report.added(), report.changed(), report.unchanged(), report.rejected());
  }

  private static final Comparator<String> BY_ID =
      Comparator.comparing(
          document -> document.substring(document.indexOf("\"id\":\"") + 6).split("\"")[0]);
}
