package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a password could show and must not. The list of processes is in {@link TogetherIT}. */
final class SecretsIT {

  private static final String TYPED = "typed-by-a-person";

  @TempDir private Path home;

  @Test
  void noFileButItsOwnHoldsThePasswordOfAGraph() throws Exception {
    Ikg ikg = Ikg.in(home);
    ikg.run(
            "-c",
            "load " + Ikg.INTERCOM,
            "-c",
            "export cases --to cases.jsonl",
            "-c",
            "export all --to all.html",
            "-c",
            "status --format json --output status.json",
            "-c",
            "config --output config.txt",
            "-c",
            "ask no-such-label",
            "--keep-going")
        .expecting(2);
    String password = Files.readString(ikg.graph().resolve("password")).strip();

    assertEquals(List.of(ikg.graph().resolve("password")), filesWith(password));
  }

  /** An address is typed in wrong places too, and one that is none holds a password as well. */
  @Test
  void aPasswordInAnAddressIsInNothingThatIsPrinted() throws Exception {
    String address = "bolt://neo4j:" + TYPED + "@127.0.0.1:1";
    String script =
        String.join(
            "\n",
            "set uri " + address,
            "config",
            "config --format json",
            "status",
            "unset uri",
            "ask all --uri " + address,
            "ask all --ury " + address,
            "ask all --uri 'bolt://neo4j:" + TYPED + "@a b'",
            "set urii " + address,
            "load " + address,
            "validate " + address + " --format json",
            "run " + address,
            "serve --uri " + address,
            "doctor --uri " + address,
            address);
    Ikg ikg =
        Ikg.in(home)
            .with("NEO4J_PASSWORD", "another")
            .with("IKG_DEBUG", "1")
            .with("NEO4J_URI", address);

    Ended ended = ikg.runOn(script, "--echo", "--keep-going");

    assertTrue(ended.err().contains("> set uri bolt://"), ended::toString);
    assertTrue(ended.out().contains("@127.0.0.1:1"), ended::toString);
    assertFalse(ended.toString().contains(TYPED), ended::toString);
  }

  @Test
  void aPasswordInAnAddressIsInNoHistory() throws Exception {
    assumeTrue(TmuxTerminal.isThere(), "tmux is not installed (Debian: apt-get install tmux)");
    Ikg ikg = Ikg.in(home);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
    TmuxTerminal terminal = TmuxTerminal.open(home, ikg.environment());
    try {
      terminal.type(Ikg.PROJECT.resolve("ikg") + "; echo left with $?");
      terminal.awaitLastLine("ikg default>");
      terminal.type("ask all --uri bolt://neo4j:" + TYPED + "@127.0.0.1:1");
      terminal.await("Password for 127.0.0.1");
      terminal.type(TYPED);
      terminal.await("error: ");
      terminal.awaitLastLine("ikg default>");
      terminal.paste("stats --no-header\nstatus --uri bolt://neo4j:" + TYPED + "@127.0.0.1:1");
      terminal.press("Enter");
      terminal.await("Password for 127.0.0.1", screen -> times(screen, "Password for") == 2);
      terminal.type(TYPED);
      terminal.await("error: ", screen -> times(screen, "error: ") == 2);
      terminal.awaitLastLine("ikg default>");
      terminal.type("version");
      terminal.awaitLastLine("ikg default>");
      terminal.type("exit");
      terminal.await("left with 0");
    } finally {
      terminal.end();
    }

    assertFalse(filesWith(":version\n").isEmpty(), "there is no history");
    assertEquals(List.of(), filesWith(TYPED));
  }

  private static int times(String screen, String text) {
    return screen.split(text, -1).length - 1;
  }

  private List<Path> filesWith(String text) throws IOException {
    try (Stream<Path> files = Files.walk(home)) {
      List<Path> all = files.filter(Files::isRegularFile).toList();
      assertTrue(all.size() > 1, "no files below " + home);
      return all.stream().filter(file -> holds(file, text)).toList();
    }
  }

  private static boolean holds(Path file, String text) {
    try {
      // Every byte is a character here, so that the files of the store can be searched too.
      return Files.readString(file, StandardCharsets.ISO_8859_1).contains(text);
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }
}
