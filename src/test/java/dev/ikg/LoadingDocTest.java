package dev.ikg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands in {@code docs/loading.md} do what they say, one after another in one folder. */
class LoadingDocTest {

  private static final Path DOC = Path.of("docs", "loading.md");
  private static final String COMMAND = "ikg ";

  @Test
  void everyCommandOfTheDocumentRuns(@TempDir Path folder) throws Exception {
    prepare(folder);
    List<String> commands = commands();
    assertTrue(commands.size() >= 12, "the commands of " + DOC + " were not found");
    Path script = folder.resolve("doc.ikg");
    Files.write(script, commands);

    Process run = start(folder, script);

    String said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, run.waitFor(), said);
  }

  private static void prepare(Path folder) throws IOException {
    Path cases = Files.createDirectories(folder.resolve("data").resolve("cases"));
    Files.copy(Path.of("data", "cases", "IL-0304.json"), cases.resolve("IL-0304.json"));
    Files.writeString(
        folder.resolve("my-cases.jsonl"), "{\"id\": \"mine-1\"}\n{\"id\": \"mine-2\"}\n");
    Files.writeString(
        folder.resolve("incidents.json"),
        """
        {"page": {"id": "p1", "name": "Acme", "url": "https://status.acme.example"},
         "incidents": [{"id": "i1", "name": "Down", "impact": "major", "incident_updates": []}]}
        """);
  }

  private static List<String> commands() throws IOException {
    List<String> commands = new ArrayList<>();
    try (Stream<String> lines = Files.lines(DOC)) {
      lines
          .filter(line -> line.startsWith(COMMAND))
          .map(line -> line.substring(COMMAND.length()))
          .forEach(commands::add);
    }
    return commands;
  }

  private static Process start(Path folder, Path script) throws IOException {
    return ChildJvm.running(ChildJvm.PROGRAM, "--graph", "graph", "run", script.toString())
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .start();
  }
}
