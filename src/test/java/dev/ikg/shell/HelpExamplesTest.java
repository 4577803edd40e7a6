package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.casework.BundledGraph;
import dev.ikg.casework.Desk;
import dev.ikg.casework.GraphChoice;
import dev.ikg.casework.GraphDesk;
import dev.ikg.graph.Target;
import dev.ikg.neo4j.GraphOpener;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.shell.CommandSpec.Example;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.shell.core.command.ParsedInput;

/**
 * Every example of every command's help is typed, as it stands there, to the program with the
 * bundled cases. The files that it names lie in a folder of the test.
 */
class HelpExamplesTest {

  /** What an example says that goes on until a person ends it. */
  private static final String UNTIL_ENDED = "until Ctrl-C";

  @TempDir private static Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private boolean endless;

  @BeforeAll
  static void layOutFiles() throws Exception {
    Path cases = Files.createDirectories(folder.resolve("data")).resolve("cases");
    Files.createSymbolicLink(cases, Path.of("data", "cases").toAbsolutePath());
    Files.copy(cases.resolve("IL-0304.json"), folder.resolve("my-case.json"));
    Files.writeString(folder.resolve("questions.ikg"), "ask all by year limit 3\nstats\n");
  }

  @TestFactory
  Stream<DynamicTest> everyExampleOfTheHelpWorks() {
    return commands().all().stream()
        .flatMap(
            command ->
                command.spec().examples().stream()
                    .map(each -> DynamicTest.dynamicTest(each.line(), () -> works(command, each))));
  }

  private void works(IkgCommand command, Example example) throws Exception {
    BundledGraph.graph();
    out.reset();
    err.reset();
    Map<String, Path> files = files(command, example);
    String line = example.line();
    for (Map.Entry<String, Path> file : files.entrySet()) {
      line = line.replace(" " + file.getKey(), " '" + file.getValue() + "'");
    }

    endless = example.says().equals(UNTIL_ENDED);
    int code = run(line);

    assertEquals(endless ? ExitCodes.INTERRUPTED : ExitCodes.DONE, code, this::said);
    boolean silent = List.of("clear", "exit", "set", "unset").contains(command.getName());
    assertTrue(silent || out.size() + err.size() > 0, "nothing is said");
    for (Path file : files.values()) {
      assertTrue(Files.exists(file), file + " was not written");
    }
  }

  /** The files and folders that an example names, and where they lie. */
  private static Map<String, Path> files(IkgCommand command, Example example) {
    CommandSpec spec = command.spec();
    ParsedInput input = OptionParser.parse(spec, Tokenizer.words(example.line()).from(1));
    Map<String, Path> files = new LinkedHashMap<>();
    GivenOptions.all(input)
        .forEach(
            (option, value) -> {
              if (Offer.ofOption(spec.option(option).orElseThrow()).kind() == Offer.Kind.PATH) {
                files.put(value, folder.resolve(value));
              }
            });
    List<String> arguments = new Invocation(input, Map.of()).arguments();
    for (int i = 0; i < arguments.size(); i++) {
      if (command.offer(arguments.subList(0, i)).kind() == Offer.Kind.PATH) {
        files.put(arguments.get(i), folder.resolve(arguments.get(i)));
      }
    }
    return files;
  }

  private int run(String line) {
    try {
      return new Shell(this::desk).run(List.of("-c", line), console());
    } finally {
      // What ended an endless example must not end the next one.
      Thread.interrupted();
    }
  }

  /** The bundled cases behind their server, as another terminal reaches them. */
  private Desk desk(GraphChoice choice) {
    Optional<String> named = choice.folder();
    Target usual = SharedGraph.behind(SharedGraph.port());
    return new GraphDesk(
        opening ->
            switch (opening) {
              case SERVE ->
                  GraphOpener.open(
                      new Target.Folder(folder.resolve("served")), opening, this::notice);
              default ->
                  GraphOpener.open(
                      named.<Target>map(name -> new Target.Folder(Path.of(name))).orElse(usual),
                      opening,
                      this::notice);
            },
        () -> GraphOpener.examine(usual),
        Optional.empty(),
        this::notice,
        "test");
  }

  /** A person ends what serves until Ctrl-C as soon as it says so. */
  private void notice(String line) {
    err.writeBytes((line + "\n").getBytes(StandardCharsets.UTF_8));
    if (endless && line.endsWith("Ctrl-C ends it.")) {
      Thread.currentThread().interrupt();
    }
  }

  private Console console() {
    return new Console(
        InputStream.nullInputStream(),
        new PrintStream(out, false, StandardCharsets.UTF_8),
        new PrintStream(err, false, StandardCharsets.UTF_8),
        false,
        false,
        false,
        0,
        0,
        Map.of("XDG_CONFIG_HOME", folder.resolve("configuration").toString()));
  }

  private String said() {
    return out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8);
  }

  private CommandList commands() {
    Session session =
        new Session(
            console(),
            this::desk,
            new Settings(ConfigurationFile.read(Map.of()), Map.of(), Map.of()));
    return new AllCommands(
            session,
            () -> {
              throw new AssertionError("a script is run");
            })
        .list();
  }
}
