package dev.ikg.neo4j;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.problem.Failure;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every graph does, wherever it runs. */
abstract class GraphContract {

  private static final String ENDLESS =
      "UNWIND range(1, 100000000) AS i UNWIND range(1, 1000) AS j"
          + " WITH i * j AS n WHERE n < 0 RETURN n";

  /** The graph under test. */
  abstract Graph graph();

  @BeforeEach
  void empty() {
    graph().write(in -> in.run(statement("MATCH (n) DETACH DELETE n")));
  }

  @Test
  void whatWasWrittenIsRead() {
    write("CREATE (:Thing {name: 'a'}), (:Thing {name: 'b'})");

    assertEquals(
        List.of(new Row(List.of(Cell.of("a"))), new Row(List.of(Cell.of("b")))),
        read("MATCH (t:Thing) RETURN t.name AS name ORDER BY name", Column.text("name")));
  }

  @Test
  void aUnitOfWorkSeesWhatItWroteBefore() {
    List<Row> seen =
        graph()
            .write(
                in -> {
                  in.run(statement("CREATE (:Thing)"));
                  return in.run(statement("MATCH (t) RETURN count(t) AS n", Column.whole("n")));
                });

    assertEquals(1, seen.get(0).whole(0));
  }

  @Test
  void nothingIsKeptOfWorkThatThrowsAndItsExceptionComesThrough() {
    RuntimeException own = new IllegalArgumentException("mine");

    RuntimeException thrown =
        assertThrows(
            RuntimeException.class,
            () ->
                graph()
                    .write(
                        in -> {
                          in.run(statement("CREATE (:Thing)"));
                          throw own;
                        }));

    assertSame(own, thrown);
    assertEquals(0, countThings());
  }

  @Test
  void nothingIsKeptOfWorkWhoseSecondStatementIsWrongAndThatIsOurFault() {
    IllegalStateException fault =
        assertThrows(
            IllegalStateException.class,
            () ->
                graph()
                    .write(
                        in -> {
                          in.run(statement("CREATE (:Thing)"));
                          return in.run(statement("RETRUN 1"));
                        }));

    assertTrue(String.valueOf(fault.getMessage()).contains("RETRUN 1"));
    assertEquals(0, countThings());
  }

  @Test
  void aReadThatWritesIsRefused() {
    for (String writing :
        List.of(
            "CREATE (:Thing)",
            "MERGE (t:Thing) RETURN t",
            "CREATE INDEX thing IF NOT EXISTS FOR (t:Thing) ON (t.name)",
            "CALL db.createLabel('Thing')")) {
      Failure failure = assertThrows(Failure.class, () -> read(writing), writing);
      assertEquals(Failure.Kind.USAGE, failure.kind(), writing);
    }
    assertEquals(0, countThings());
  }

  @Test
  void everyKindOfValueBecomesItsCell() {
    write("CREATE (:Thing {name: 'node'})");

    Row row =
        read(
                "MATCH (n:Thing)"
                    + " RETURN null AS none, '한국어' AS text, 42 AS whole, 0.5 AS real, true AS truth,"
                    + " ['a', 1] AS many, {b: 1, a: [2]} AS fields, n AS node, date('2026-01-09') AS day",
                Column.text("none"),
                Column.text("text"),
                Column.whole("whole"),
                Column.real("real"),
                Column.text("truth"),
                Column.list("many"),
                Column.text("fields"),
                Column.text("node"),
                Column.text("day"))
            .get(0);

    assertEquals(
        List.of(
            Cell.missing(),
            Cell.of("한국어"),
            Cell.of(42),
            Cell.of(0.5),
            Cell.of(true),
            new Cell.Many(List.of(Cell.of("a"), Cell.of(1))),
            new Cell.Fields(Map.of("b", Cell.of(1), "a", new Cell.Many(List.of(Cell.of(2))))),
            new Cell.Fields(Map.of("name", Cell.of("node"))),
            Cell.of("2026-01-09")),
        row.cells());
  }

  @Test
  void everyKindOfParameterComesBack() {
    Map<String, Object> given =
        Map.of(
            "text",
            "`\"'\\ \u0000 \uD83D\uDE00",
            "whole",
            Long.MIN_VALUE,
            "real",
            Double.MIN_VALUE,
            "truth",
            false,
            "day",
            LocalDate.of(2026, 1, 9),
            "many",
            List.of("a", "b"),
            "fields",
            Map.of("key", "value"));
    CypherQuery query =
        new CypherQuery(
            "RETURN $text AS text, $whole AS whole, $real AS real, $truth AS truth, $day AS day,"
                + " $many AS many, $fields AS fields",
            given,
            List.of(
                Column.text("text"),
                Column.whole("whole"),
                Column.real("real"),
                Column.text("truth"),
                Column.text("day"),
                Column.list("many"),
                Column.text("fields")));

    assertEquals(
        List.of(
            Cell.of("`\"'\\ \u0000 \uD83D\uDE00"),
            Cell.of(Long.MIN_VALUE),
            Cell.of(Double.MIN_VALUE),
            Cell.of(false),
            Cell.of("2026-01-09"),
            Cell.ofTexts(List.of("a", "b")),
            new Cell.Fields(Map.of("key", Cell.of("value")))),
        graph().read(in -> in.run(query)).get(0).cells());
  }

  @Test
  void bytesAreKeptAsTheyAre() {
    byte[] bytes = {0, -1, 127, -128, 10};
    graph()
        .write(
            in ->
                in.run(
                    new CypherQuery(
                        "CREATE (:Thing {bytes: $bytes})", Map.of("bytes", bytes), List.of())));

    Cell kept = read("MATCH (t:Thing) RETURN t.bytes AS b", Column.text("b")).get(0).cells().get(0);

    assertArrayEquals(bytes, ((Cell.Bytes) kept).value());
  }

  @Test
  void cellsStandInTheOrderOfTheDeclaredColumns() {
    assertEquals(
        List.of(Cell.of(2), Cell.of(1)),
        read("RETURN 1 AS one, 2 AS two", Column.whole("two"), Column.whole("one")).get(0).cells());
  }

  @Test
  void aColumnThatIsDeclaredAndNotReturnedIsABug() {
    assertThrows(IllegalStateException.class, () -> read("RETURN 1 AS one", Column.whole("other")));
  }

  @Test
  void aSecondNodeWithOneKeyIsNamed() {
    write("CREATE CONSTRAINT contract_key IF NOT EXISTS FOR (t:Keyed) REQUIRE t.name IS UNIQUE");
    try {
      write("CREATE (:Keyed {name: 'same'})");

      Failure failure = assertThrows(Failure.class, () -> write("CREATE (:Keyed {name: 'same'})"));

      assertEquals(Failure.Kind.CONTENT, failure.kind());
      assertTrue(message(failure).contains("Keyed"), () -> message(failure));
      assertTrue(message(failure).contains("name"), () -> message(failure));
    } finally {
      write("DROP CONSTRAINT contract_key");
    }
  }

  @Test
  void aReadThatIsInterruptedEndsOnTheServer() throws Exception {
    Failure failure = interrupted(() -> graph().read(in -> in.run(statement(ENDLESS))));

    assertEquals(Failure.Kind.INTERRUPTED, failure.kind());
    awaitRunning(false);
  }

  @Test
  void aWriteThatIsInterruptedEndsOnTheServerAndLeavesNothing() throws Exception {
    Failure failure =
        interrupted(
            () ->
                graph()
                    .write(
                        in -> {
                          in.run(statement("CREATE (:Thing)"));
                          return in.run(statement(ENDLESS));
                        }));

    assertEquals(Failure.Kind.INTERRUPTED, failure.kind());
    awaitRunning(false);
    assertEquals(0, countThings());
  }

  @Test
  void anInterruptedThreadCanGoOnAfterwards() {
    Thread.currentThread().interrupt();

    assertThrows(Failure.class, this::countThings);

    assertFalse(Thread.currentThread().isInterrupted());
    assertEquals(0, countThings());
  }

  /** Runs endless work on a thread, interrupts it once the server is at it, says how it failed. */
  private Failure interrupted(Runnable endless) throws Exception {
    CompletableFuture<Void> ended = new CompletableFuture<>();
    Thread worker =
        new Thread(
            () -> {
              try {
                endless.run();
                ended.complete(null);
              } catch (Throwable thrown) {
                ended.completeExceptionally(thrown);
              }
            });
    worker.start();
    awaitRunning(true);
    worker.interrupt();
    ExecutionException thrown =
        assertThrows(ExecutionException.class, () -> ended.get(60, TimeUnit.SECONDS));
    worker.join();
    return assertInstanceOf(Failure.class, thrown.getCause());
  }

  private void awaitRunning(boolean expected) throws InterruptedException {
    CypherQuery running =
        new CypherQuery(
            "SHOW TRANSACTIONS YIELD currentQuery AS text WHERE text = $text RETURN count(*) AS n",
            Map.of("text", ENDLESS),
            List.of(Column.whole("n")));
    while (graph().read(in -> in.run(running)).get(0).whole(0) > 0 != expected) {
      Thread.sleep(20);
    }
  }

  /** What a failure tells a person first. */
  static String message(Failure failure) {
    return failure.problems().get(0).message();
  }

  private long countThings() {
    return read("MATCH (t:Thing) RETURN count(t) AS n", Column.whole("n")).get(0).whole(0);
  }

  private void write(String text) {
    graph().write(in -> in.run(statement(text)));
  }

  private List<Row> read(String text, Column... columns) {
    return graph().read(in -> in.run(statement(text, columns)));
  }

  private static CypherQuery statement(String text, Column... columns) {
    return new CypherQuery(text, Map.of(), List.of(columns));
  }
}
