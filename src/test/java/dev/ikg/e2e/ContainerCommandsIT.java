package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.neo4j.ServerContainer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.testcontainers.junit.jupiter.Container;
import org.testcontainers.junit.jupiter.Testcontainers;
import tools.jackson.databind.JsonNode;

/** The same commands against a Neo4j server in a container. */
@Testcontainers(disabledWithoutDocker = true)
final class ContainerCommandsIT {

  private static final String QUESTION = "unpinned-version with automation-amplified across orgs";

  @Container private static final ServerContainer SERVER = new ServerContainer();

  @TempDir private static Path home;
  private static Ikg ikg;

  @BeforeAll
  static void load() throws Exception {
    ikg = Ikg.in(ReadmeIT.likeAClone(home)).with("NEO4J_PASSWORD", ServerContainer.PASSWORD);
    assertEquals(605, report(loaded()).get("added").asInt());
  }

  @Test
  void aQuestionHasTheAnswerThatTheEmbeddedGraphGives(@TempDir Path other) throws Exception {
    Ended embedded = Ikg.in(other).run("ask", QUESTION).expecting(0);

    assertEquals(embedded.out(), onServer("ask", QUESTION).expecting(0).out());
  }

  @Test
  void loadingTheSameAgainChangesNothing() throws Exception {
    JsonNode report = report(loaded());

    assertEquals(report.get("read"), report.get("unchanged"));
  }

  @Test
  void whatExplainPrintsGivesTheSameRowsInCypherShell() throws Exception {
    String script = onServer("explain", QUESTION).expecting(0).out();

    Ended pasted =
        new CypherShell(home, SERVER.getBoltUrl(), ServerContainer.PASSWORD)
            .paste(script)
            .expecting(0);

    List<JsonNode> rows =
        onServer("ask", QUESTION, "--format", "json")
            .expecting(0)
            .json()
            .get("rows")
            .valueStream()
            .toList();
    assertFalse(rows.isEmpty());
    assertEquals(
        rows.stream().map(ContainerCommandsIT::asCypherShellWrites).toList(),
        pasted.out().lines().skip(1).toList(),
        pasted::toString);
  }

  @Test
  void theEnvironmentNamesTheServerAsOtherToolsReadIt() throws Exception {
    Ended ended =
        ikg.with("NEO4J_URI", SERVER.getBoltUrl())
            .with("NEO4J_USERNAME", "neo4j")
            .with("NEO4J_DATABASE", "neo4j")
            .run("ask", "all", "--format", "json");

    assertEquals(605, ended.expecting(0).ids().size());
    assertTrue(Files.notExists(ikg.graph()), "an embedded graph was opened");
  }

  @Test
  void aWrongPasswordIsSaidAndNotShown() throws Exception {
    Ended ended =
        ikg.with("NEO4J_PASSWORD", "not-the-one").run("ask", "all", "--uri", SERVER.getBoltUrl());

    assertEquals("", ended.expecting(3).out());
    assertTrue(ended.err().contains("password"), ended::toString);
    assertFalse(ended.toString().contains("not-the-one"), ended::toString);
  }

  @TestFactory
  Stream<DynamicTest> everyCommandOfTheDocumentationThatNeedsAServerWorks() throws Exception {
    return DocumentedCommand.all(Ikg.PROJECT).stream()
        .filter(DocumentedCommand::needsServer)
        .map(command -> DynamicTest.dynamicTest(command.place(), () -> check(command)));
  }

  private static void check(DocumentedCommand command) throws Exception {
    String script =
        command
            .script()
            .replace("bolt://localhost:7687", SERVER.getBoltUrl())
            .replace("NEO4J_PASSWORD=...", "NEO4J_PASSWORD=" + ServerContainer.PASSWORD);
    ReadmeIT.check(command.running(script), ikg);
  }

  private static Ended loaded() throws Exception {
    String cases = Ikg.PROJECT.resolve("data/cases").toString();
    return onServer("load", cases, "--format", "json").expecting(0);
  }

  private static JsonNode report(Ended ended) {
    return ended.json();
  }

  private static Ended onServer(String... arguments) throws Exception {
    String[] all =
        Stream.concat(Stream.of(arguments), Stream.of("--uri", SERVER.getBoltUrl()))
            .toArray(String[]::new);
    Ended ended = ikg.run(all);
    assertFalse(ended.toString().contains(ServerContainer.PASSWORD), "the password is printed");
    return ended;
  }

  /** A row of a grouped answer in the plain format of cypher-shell. */
  private static String asCypherShellWrites(JsonNode row) {
    return row.valueStream()
        .map(cell -> cell.toString().replace("\",\"", "\", \""))
        .reduce((left, right) -> left + ", " + right)
        .orElseThrow();
  }
}
