package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What ends with which code, and that nothing but an answer is on standard output. */
final class ExitCodesIT {

  @TempDir private static Path home;
  private static Ikg ikg;

  @BeforeAll
  static void load() throws Exception {
    ikg = Ikg.in(home);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
  }

  @Test
  void noRowsAreAnAnswer() throws Exception {
    Ended ended = ikg.run("ask", "all before 1990", "--format", "json");

    assertEquals(List.of(), ended.expecting(0).ids());
  }

  @Test
  void anUnknownLabelShowsItsPlaceAndTheNearest() throws Exception {
    assertEquals(
        """
        error: there is no label `unpined-version`
          database with unpined-version across orgs
                        ^^^^^^^^^^^^^^^
          Did you mean `unpinned-version`?
        """,
        refused(2, "ask", "database with unpined-version across orgs").err());
  }

  @Test
  void anUnknownOptionIsSaid() throws Exception {
    assertTrue(refused(2, "ask", "all", "--formt", "json").err().contains("--format?"));
  }

  @Test
  void anUnknownCommandIsSaid() throws Exception {
    assertTrue(refused(2, "aks", "all").err().contains("ask"));
  }

  @Test
  void aMissingPathIsSaid() throws Exception {
    assertTrue(refused(2, "load", "nowhere.json").err().contains("\"nowhere.json\""));
  }

  @Test
  void anExistingOutputFileIsKept() throws Exception {
    String file = ikg.file("kept.csv", "kept");

    assertTrue(refused(2, "ask", "all", "--output", file).err().contains("--force"));
    assertEquals("kept", Files.readString(Path.of(file)));
  }

  @Test
  void rejectedContentIsSaid() throws Exception {
    String broken = ikg.file("broken.json", "{\"id\": \"A\", \"title\": \"cut o");

    Ended ended = ikg.run("validate", broken).expecting(1);

    assertTrue(ended.toString().contains("broken.json:1"), ended::toString);
  }

  @Test
  void aServerThatIsNotThereIsSaid() throws Exception {
    String address = "bolt://127.0.0.1:" + closedPort();

    Ended ended = ikg.with("NEO4J_PASSWORD", "not-to-be-shown").run("ask", "all", "--uri", address);

    assertEquals("", ended.expecting(3).out());
    assertTrue(ended.err().contains(address), ended::toString);
    assertFalse(ended.toString().contains("not-to-be-shown"), ended::toString);
  }

  @Test
  void aServerWithoutAPasswordIsSaid() throws Exception {
    assertTrue(
        refused(2, "ask", "all", "--uri", "bolt://127.0.0.1").err().contains("NEO4J_PASSWORD"));
  }

  @Test
  void aFolderThatCannotBeAGraphIsSaid() throws Exception {
    String file = ikg.file("a-file", "not a folder");

    assertTrue(refused(2, "ask", "all", "--graph", file).err().contains(file));
  }

  private static Ended refused(int code, String... arguments) throws Exception {
    Ended ended = ikg.run(arguments).expecting(code);
    assertEquals("", ended.out());
    return ended;
  }

  private static int closedPort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
