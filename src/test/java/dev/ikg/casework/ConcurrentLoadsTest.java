package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.LoadReport;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.WholeGraph;
import dev.ikg.neo4j.SharedGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Loads at the same time. */
class ConcurrentLoadsTest {

  private static final int SEVERAL_BATCHES = 2500;

  /** The graph under test. */
  Graph graph() {
    return SharedGraph.graph();
  }

  @BeforeEach
  void wipe() {
    graph().write(in -> in.run(new CypherQuery("MATCH (n) DETACH DELETE n", Map.of(), List.of())));
  }

  /** Each load has several batches, and every case differs, so mixed turns would show. */
  @Test
  void twoLoadsAtOnceEndAsOneAfterTheOther() throws Exception {
    String first = cases("first", "retry-storm", "cold-cache");
    String second = cases("second", "cold-cache", "retry-storm");
    load(first);
    load(second);
    WholeGraph secondLast = WholeGraph.of(graph());
    wipe();
    load(second);
    load(first);
    WholeGraph firstLast = WholeGraph.of(graph());
    wipe();

    List<LoadReport> reports = atOnce(List.of(() -> load(first), () -> load(second)));

    assertEquals(
        2L * SEVERAL_BATCHES, reports.stream().mapToLong(r -> r.added() + r.changed()).sum());
    WholeGraph ended = WholeGraph.of(graph());
    assertTrue(
        ended.differenceTo(firstLast).isEmpty() || ended.differenceTo(secondLast).isEmpty(),
        "the graph is neither that of one order nor of the other");
  }

  @Test
  void sixteenThreadsThatShareANewOrganizationMakeOne() throws Exception {
    List<Callable<LoadReport>> loads = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      String one = "{\"id\":\"A-%d\",\"org\":\"Acme\",\"org_slug\":\"acme\"}".formatted(i);
      loads.add(() -> load(one));
    }

    atOnce(loads);

    assertEquals(
        List.of("acme"), TestGraph.texts(graph(), "MATCH (o:Organization) RETURN o.slug AS value"));
    assertEquals(
        16, TestGraph.number(graph(), "MATCH (c:Case)-[:AT]->() RETURN count(c) AS value"));
  }

  /** The newest version of each case wins, whichever load has its turn last. */
  @Test
  void sixteenLoadsOfTheSameCasesEndAsInAnyOrder() throws Exception {
    List<Callable<LoadReport>> loads = new ArrayList<>();
    for (int version = 1; version <= 16; version++) {
      String cases = versions(version);
      loads.add(() -> load(cases));
    }

    List<LoadReport> reports = atOnce(loads);

    for (LoadReport report : reports) {
      long all = report.added() + report.changed() + report.unchanged() + report.rejected();
      assertEquals(report.read(), all);
    }
    WholeGraph ended = WholeGraph.of(graph());
    wipe();
    load(versions(16));
    WholeGraph.assertSame(WholeGraph.of(graph()), ended);
  }

  private static String versions(int version) {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < 100; i++) {
      cases.append(
          "{\"id\":\"C-%d\",\"title\":\"v%d\",\"org\":\"Acme\",\"updated_at\":\"2026-01-%02d\"}%n"
              .formatted(i, version, version));
    }
    return cases.toString();
  }

  @Test
  void factorsInOppositeOrderAndRemovalsMeanwhileReachNobodyAsADeadlock() throws Exception {
    load("{\"id\":\"G-1\"}");
    List<Callable<LoadReport>> work = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      boolean even = i % 2 == 0;
      String factors = even ? "\"a\",\"b\",\"c\"" : "\"c\",\"b\",\"a\"";
      String one = "{\"id\":\"A-%d\",\"contributing\":[%s]}".formatted(i, factors);
      work.add(() -> load(one));
    }
    work.add(() -> new TestLoad(graph()).remove("G-1"));

    atOnce(work);

    assertEquals(6, new TestLoad(graph()).state().cases());
    assertEquals(
        3, TestGraph.number(graph(), "MATCH (f:ContributingFactor) RETURN count(f) AS value"));
  }

  private LoadReport load(String documents) {
    return new TestLoad(graph()).text(documents);
  }

  private static String cases(String title, String one, String other) {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < SEVERAL_BATCHES; i++) {
      cases.append(
          "{\"id\":\"C-%d\",\"title\":\"%s\",\"contributing\":[\"%s\",\"%s\"]}%n"
              .formatted(i, title, one, other));
    }
    return cases.toString();
  }

  private static List<LoadReport> atOnce(List<Callable<LoadReport>> work) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(work.size());
    try {
      List<LoadReport> reports = new ArrayList<>();
      for (Future<LoadReport> report : threads.invokeAll(work)) {
        reports.add(report.get());
      }
      return reports;
    } finally {
      threads.shutdown();
    }
  }
}
