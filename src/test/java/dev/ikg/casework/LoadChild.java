package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.ForwardingGraph;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Schema;
import dev.ikg.graph.Target;
import dev.ikg.neo4j.GraphOpener;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A process that a test starts and kills: says how many cases of which round the graph holds and
 * whether each is whole, loads those of the next round, and says when a write begins and when it is
 * acknowledged. {@link KilledWritesTest} is the other end.
 */
final class LoadChild {

  static final int CASES = 4000;
  static final String BEGUN = "begun";
  static final String KEPT = "kept";
  static final String DONE = "done";

  private LoadChild() {}

  public static void main(String[] arguments) {
    String round = arguments[1];
    try (Graph graph = GraphOpener.open(new Target.Folder(Path.of(arguments[0])))) {
      say("whole " + whole(graph) + " of " + cases(graph));
      String last = Integer.toString(Integer.parseInt(round) - 1);
      say("held " + cases(graph) + ", of the last round " + of(graph, last));
      // So that the load itself locks the graph for batches of cases only.
      Schema.ensureKeys(graph);
      new GraphUpkeep(graph, new TestLoad(graph).means()).stamp();
      new TestLoad(new Telling(graph)).text(documents(round));
      say(DONE);
    }
    // Bolt's threads would keep the process alive, as in the product.
    System.exit(0);
  }

  /** The cases of a round: every part of each names it. */
  static String documents(String round) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < CASES; i++) {
      lines.append(
          """
          {"id":"C-%05d","title":"%s","components":["x-dns","x-%s"],"action_items":["watch %s"]}
          """
              .formatted(i, round, round, round));
    }
    return lines.toString();
  }

  /** How many cases have all their parts, all of one round. */
  static long whole(Graph graph) {
    return TestGraph.number(
        graph,
        """
        MATCH (c:Case)
        WHERE COUNT { (c)-[:RECORDED_AS]->(:Document) } = 1
          AND COUNT { (c)-[:AFFECTED]->() } = 2
          AND COUNT { (c)-[:PROMISED]->() } = 1
          AND EXISTS { (c)-[:AFFECTED]->(:Component {name: 'x-' + c.title_und}) }
        RETURN count(c) AS value
        """);
  }

  static long cases(Graph graph) {
    return TestGraph.number(graph, "MATCH (c:Case) RETURN count(c) AS value");
  }

  private static long of(Graph graph, String round) {
    return TestGraph.number(
        graph,
        "MATCH (c:Case)-[:AFFECTED]->(:Component {name: 'x-"
            + round
            + "'}) RETURN count(c) AS value");
  }

  private static void say(String line) {
    System.out.println(line);
  }

  /** A graph that says when it begins to write a batch of cases and when that is kept. */
  private static final class Telling extends ForwardingGraph {
    private static final String LOCK = StatementFile.load("load/lock").query().text();

    Telling(Graph graph) {
      super(graph);
    }

    @Override
    public <T> T write(Work<T> work) {
      AtomicBoolean batch = new AtomicBoolean();
      T kept = super.write(transaction -> work.in(query -> run(query, transaction, batch)));
      if (batch.get()) {
        say(KEPT);
      }
      return kept;
    }

    /** Every batch takes the lock first. */
    private static List<Row> run(CypherQuery query, Transaction transaction, AtomicBoolean batch) {
      List<Row> rows = transaction.run(query);
      if (query.text().equals(LOCK) && batch.compareAndSet(false, true)) {
        say(BEGUN);
      }
      return rows;
    }
  }
}
