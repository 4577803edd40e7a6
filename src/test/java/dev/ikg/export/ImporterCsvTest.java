package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.SampleViews;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.cli.ExecutionContext;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.dbms.api.DatabaseManagementServiceBuilder;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;
import org.neo4j.importer.ImportCommand;
import org.neo4j.io.fs.DefaultFileSystemAbstraction;
import picocli.CommandLine;

/** Neo4j's own importer reads the tables that are written for it. */
class ImporterCsvTest {

  @TempDir private Path folder;

  @Test
  void theImporterBuildsTheViewFromItsTables() throws Exception {
    GraphView view = SampleViews.nasty();
    List<String> files = Exported.texts(view, GraphFormat.CSV, Optional.of("neo4j"));
    Path nodes = Files.writeString(folder.resolve("nodes.csv"), files.get(0));
    Path links = Files.writeString(folder.resolve("links.csv"), files.get(1));
    importTables(nodes, links);
    DatabaseManagementService server =
        new DatabaseManagementServiceBuilder(folder.resolve("home")).build();
    try (Transaction transaction = server.database("neo4j").beginTx()) {
      assertEquals(expected(view), found(transaction));
      assertEquals(view.links().size(), transaction.getAllRelationships().stream().count());
    } finally {
      server.shutdown();
    }
  }

  private void importTables(Path nodes, Path links) throws Exception {
    Path home = Files.createDirectories(folder.resolve("home"));
    Path conf = Files.createDirectories(home.resolve("conf"));
    Files.createFile(conf.resolve("neo4j.conf"));
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    ExecutionContext context =
        new ExecutionContext(home, conf, out, out, new DefaultFileSystemAbstraction());
    int code =
        new CommandLine(new ImportCommand.Full(context))
            .execute(
                "neo4j",
                "--nodes=" + nodes,
                "--relationships=" + links,
                "--multiline-fields=true",
                "--report-file=" + folder.resolve("report"));
    assertEquals(0, code, said.toString(StandardCharsets.UTF_8));
  }

  private static Map<String, String> expected(GraphView view) {
    Map<String, String> expected = new TreeMap<>();
    for (GraphView.Node node : view.nodes()) {
      String title = Attributes.text(node.attributes(), "title_en");
      expected.put(
          node.id(),
          List.of(
                  Exported.readable(node.label()),
                  Exported.readable(title),
                  Attributes.text(node.attributes(), "whole"),
                  Attributes.text(node.attributes(), "truth"),
                  node.days().orElseThrow().first().toString())
              .toString());
    }
    return expected;
  }

  private static Map<String, String> found(Transaction transaction) {
    Map<String, String> found = new TreeMap<>();
    for (Node node : transaction.getAllNodes().stream().toList()) {
      found.put(
          node.getProperty("id").toString(),
          List.of(
                  node.getProperty("label", ""),
                  node.getProperty("title_en", ""),
                  node.getProperty("whole").toString(),
                  node.getProperty("truth").toString(),
                  node.getProperty("first_day").toString())
              .toString());
    }
    return found;
  }
}
