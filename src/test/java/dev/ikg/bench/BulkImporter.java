package dev.ikg.bench;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.neo4j.cli.ExecutionContext;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.importer.ImportCommand;
import org.neo4j.io.fs.DefaultFileSystemAbstraction;
import picocli.CommandLine;

/** Neo4j's own way to fill an empty store from tables: the most that a load can reach. */
final class BulkImporter {

  private BulkImporter() {}

  /** Fills a store in an empty folder, without constraints and indexes. */
  static void run(ImportTables tables, Path home) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    List<String> arguments = new ArrayList<>(tables.options());
    arguments.add("--array-delimiter=;");
    arguments.add("--report-file=" + home.resolve("import.report"));
    arguments.add("neo4j");
    ExecutionContext context =
        new ExecutionContext(
            home, home.resolve("conf"), out, out, new DefaultFileSystemAbstraction());
    int code =
        new CommandLine(new ImportCommand.Full(context)).execute(arguments.toArray(String[]::new));
    if (code != 0) {
      throw new IllegalStateException(said.toString(StandardCharsets.UTF_8));
    }
  }

  /** How many links of each type and how many cases a store holds. */
  static Map<String, Long> counts(Path home) {
    DatabaseManagementService service = new DatabaseManagementServiceBuilder(home).build();
    try {
      GraphDatabaseService graph = service.database("neo4j");
      if (!graph.isAvailable(60_000)) {
        throw new IllegalStateException("the imported store cannot be opened");
      }
      Map<String, Long> counts = new TreeMap<>();
      graph.executeTransactionally(
          Resources.text("counts.cypher"),
          Map.of(),
          result -> {
            result.forEachRemaining(
                row -> counts.put(String.valueOf(row.get("what")), (Long) row.get("many")));
            return counts.size();
          });
      return counts;
    } finally {
      service.shutdown();
    }
  }
}
