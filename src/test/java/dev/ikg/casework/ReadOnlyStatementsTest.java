package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.GoldenText;
import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.ReadLimits;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Failure;
import dev.ikg.render.ProblemText;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A statement of a user reads the graph and does nothing else, within limits. */
class ReadOnlyStatementsTest {

  private static final ReadLimits LIMITS = new ReadLimits(100, Duration.ofSeconds(60));

  private static final List<String> REFUSED =
      List.of(
          "CREATE (n:X)",
          "MATCH (n) SET n.x = 1",
          "MATCH (n)\nDETACH DELETE n",
          "MERGE (n:X {id: 1}) RETURN n",
          "MATCH (n) REMOVE n.x RETURN n",
          "UNWIND [1] AS x FOREACH (y IN [x] | CREATE (:X))",
          "CALL { CREATE (n:X) RETURN n } RETURN n",
          "MATCH (n) CALL (n) { DELETE n } IN TRANSACTIONS",
          "MATCH (n:Case) CALL (n) { RETURN n.id AS id } IN TRANSACTIONS RETURN id",
          "CREATE INDEX x FOR (n:X) ON (n.y)",
          "DROP CONSTRAINT case_id_key",
          "CREATE USER eve SET PASSWORD 'password'",
          "ALTER USER neo4j SET PASSWORD 'password'",
          "SHOW USERS",
          "SHOW SETTINGS",
          "SHOW TRANSACTIONS",
          "TERMINATE TRANSACTIONS 'neo4j-transaction-1'",
          "LOAD CSV FROM 'file:///etc/passwd' AS line RETURN line",
          "load /* hidden */ csv FROM 'https://example.org' AS line RETURN line",
          "MATCH (n) RETURN [1, COLLECT { LOAD CSV FROM 'file:///x' AS l RETURN l }[0]] AS x",
          "MATCH (n) WHERE n.x = 1 OR EXISTS { LOAD CSV FROM 'file:///x' AS l RETURN l } RETURN n",
          "CALL dbms.listConfig() YIELD name RETURN name",
          "CALL db.createLabel('X')",
          "CALL db.clearQueryCaches()",
          "CALL `db`.`stats`.`clear`('QUERIES')",
          "CALL apoc.load.json('https://example.org') YIELD value RETURN value",
          "RETURN CASE WHEN true THEN COLLECT { CALL db.info() YIELD id RETURN id } END AS x",
          "RETURN apoc.cypher.runFirstColumnSingle('RETURN 1', {}) AS x",
          "RETURN `apoc` . `x`('a') AS x",
          "RETURN \\u0027a\\u0027 AS x",
          "PROFILE RETURN 1 AS x",
          "EXPLAIN CREATE (n:X)",
          "CYPHER runtime=slotted CREATE (n:X)",
          "RETURN 1 AS x; CREATE (n:X)",
          "USE system SHOW USERS",
          "MATCH (n RETURN n",
          "MATCH (n:Case)\nRETURN m",
          "");

  private final Desk desk =
      new GraphDesk(
          opening -> SharedGraph.graph(), List::of, Optional.empty(), notice -> {}, "test");

  @BeforeEach
  void wipe() {
    SharedGraph.wipe();
  }

  @Test
  void whatCouldDoMoreThanReadIsRefusedWithItsPlace() {
    StringBuilder said = new StringBuilder();
    for (String statement : REFUSED) {
      Failure failure =
          assertThrows(Failure.class, () -> desk.cypher(statement, LIMITS), statement);
      assertEquals(Failure.Kind.USAGE, failure.kind(), statement);
      said.append("? ").append(statement.replace("\n", "\n  ")).append('\n');
      said.append(ProblemText.of(failure.problems())).append("\n\n");
    }
    GoldenText.assertSame("cypher/refused-statements.txt", said.toString());
    assertEquals(0, rows("MATCH (n) RETURN n").rows().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RETURN 'delete, LOAD CSV and CALL dbms.x() {} IN TRANSACTIONS' AS x // CREATE",
        "MATCH (n) WHERE n.name = \"CREATE (x)\" RETURN n",
        "MATCH (`delete`) RETURN count(`delete`) AS `set`",
        "MATCH (n:Create)-[:DELETE]->(m) RETURN n.merge AS set",
        "CALL db.labels() YIELD label RETURN label",
        "CALL db.index.fulltext.queryNodes('case_text', 'x') YIELD node RETURN node",
        "CALL { RETURN 1 AS x } RETURN x",
        "RETURN date.truncate('month', date()) AS x, duration.between(date(), date()) AS y",
        "SHOW INDEXES",
        "EXPLAIN RETURN 1 AS x",
        "RETURN 1 AS x;"
      })
  void whatOnlyReadsIsRun(String statement) {
    dev.ikg.graph.Schema.ensureSearch(SharedGraph.graph());
    assertTrue(rows(statement).notes().isEmpty());
  }

  @Test
  void columnsAreThoseThatTheStatementReturns() {
    Answer answer = rows("UNWIND [1, 2] AS n RETURN n, 'a' AS text, [n] AS list, n / 2.0 AS real");
    assertEquals(
        List.of(Column.whole("n"), Column.text("text"), Column.list("list"), Column.real("real")),
        answer.columns());
    assertEquals(List.of(Column.text("id")), rows("MATCH (n:None) RETURN n.id AS id").columns());
  }

  @Test
  void rowsOverTheCapAreLeftOutAndItIsSaid() {
    String numbers = "UNWIND range(1, 1000) AS n RETURN n";
    Answer capped = desk.cypher(numbers, new ReadLimits(3, Duration.ofSeconds(60)));
    assertEquals(
        List.of(Cell.of(1L), Cell.of(2L), Cell.of(3L)),
        capped.rows().stream().map(row -> row.cells().get(0)).toList());
    assertEquals(
        List.of("These are the first 3 rows; there are more. --max-rows 30 shows more of them."),
        capped.notes());
    Answer whole = desk.cypher(numbers, new ReadLimits(1000, Duration.ofSeconds(60)));
    assertEquals(List.of(), whole.notes());
  }

  @Test
  void aStatementThatTakesTooLongIsEnded() {
    Failure late =
        assertThrows(
            Failure.class,
            () ->
                desk.cypher(
                    "UNWIND range(1, 1000000) AS a UNWIND range(1, 1000000) AS b"
                        + " WITH a + b AS c WHERE c < 0 RETURN count(c) AS n",
                    new ReadLimits(10, Duration.ofMillis(500))));
    assertEquals(Failure.Kind.CONTENT, late.kind());
  }

  private Answer rows(String statement) {
    return desk.cypher(statement, LIMITS);
  }
}
