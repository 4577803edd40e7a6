package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the documentation says can be typed is typed, and what it says comes out is compared.
 *
 * <p>In {@code README.md} and in every {@code .md} file below {@code docs}, a block that begins
 * with <code>```sh</code> is run as one script of {@code bash -e}, in a folder that looks like a
 * clone of the project, in the order of the text, with a home that no block before the first has
 * used. A comment in the line above, which a reader does not see, says more:
 *
 * <ul>
 *   <li>{@code <!-- exit: 2 -->}: the block ends with this exit code, otherwise with 0.
 *   <li>{@code <!-- needs: server -->}: the block needs a Neo4j server and is run in {@link
 *       ContainerCommandsIT}. There {@code bolt://localhost:7687} and the password {@code ...}
 *       stand for the address and the password of the container.
 *   <li>{@code <!-- not run: why -->}: the block is only to be read. So is one that begins with
 *       {@code mvn}: it would run this test again.
 * </ul>
 *
 * <p>A block that begins with <code>```text</code> belongs to the commands before it: below {@code
 * <!-- output -->} it is what they write to standard output, below {@code <!-- errors -->} to
 * standard error, to the letter. Without such a comment it is only to be read.
 */
final class ReadmeIT {

  @TempDir private static Path home;

  @TestFactory
  Stream<DynamicTest> everyCommandOfTheDocumentationWorks() throws Exception {
    Ikg ikg = Ikg.in(likeAClone(home));
    List<DocumentedCommand> commands = DocumentedCommand.all(Ikg.PROJECT);
    return commands.stream()
        .filter(command -> !command.needsServer())
        .map(command -> DynamicTest.dynamicTest(command.place(), () -> check(command, ikg)));
  }

  @Test
  void theDocumentationShowsCommandsAndOutput() throws Exception {
    List<DocumentedCommand> commands = DocumentedCommand.all(Ikg.PROJECT);

    assertTrue(commands.stream().anyMatch(DocumentedCommand::needsServer), "for a server");
    assertTrue(commands.stream().anyMatch(command -> command.out().isPresent()), "with output");
    assertTrue(commands.stream().anyMatch(command -> command.err().isPresent()), "with errors");
  }

  @Test
  void blocksAndTheirMarkersAreRead() {
    List<DocumentedCommand> commands =
        DocumentedCommand.in(
            "a.md",
            """
            ```sh
            ./ikg one
            ```

            ```text
            only to be read
            ```
            <!-- exit: 2 -->
            ```sh
            ./ikg two
            ```
            <!-- output -->
            ```text
            out
            ```
            <!-- errors -->
            ```text
            err
            ```
            <!-- not run: starts a server -->
            ```sh
            docker-compose up
            ```
            ```sh
            mvn verify
            ```
            <!-- output -->
            ```text
            of something that is not run
            ```
            <!-- needs: server -->
            ```sh
            ./ikg three
            ```
            """);

    assertEquals(
        List.of(
            new DocumentedCommand("a.md:1", "./ikg one\n", false, 0, none(), none()),
            new DocumentedCommand("a.md:9", "./ikg two\n", false, 2, some("out\n"), some("err\n")),
            new DocumentedCommand("a.md:32", "./ikg three\n", true, 0, none(), none())),
        commands);
  }

  /** Runs a block and compares what came with what is said. */
  static void check(DocumentedCommand command, Ikg ikg) throws Exception {
    Ended ended =
        ikg.startCommand(List.of("bash", "-e", "-o", "pipefail", "-c", command.script()))
            .end()
            .expecting(command.exitCode());
    command.out().ifPresent(out -> assertEquals(out, ended.out()));
    command.err().ifPresent(err -> assertEquals(err, ended.err()));
    assertFalse(ended.out().isEmpty() && ended.err().isEmpty(), "it prints nothing at all");
  }

  /** Puts the names that commands use into a folder; what they write stays in that folder. */
  static Path likeAClone(Path folder) throws Exception {
    for (String name : List.of("ikg", "data", "docs")) {
      Files.createSymbolicLink(folder.resolve(name), Ikg.PROJECT.resolve(name));
    }
    return folder;
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  private static Optional<String> some(String text) {
    return Optional.of(text);
  }
}
