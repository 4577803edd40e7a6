package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A graph that is kept open, and what can be seen of a graph. */
final class ServeIT {

  @TempDir private Path home;
  private Ikg ikg;

  @BeforeEach
  void load() throws Exception {
    ikg = Ikg.in(home);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
  }

  @Test
  void othersUseAServedGraphUntilItIsToldToEnd() throws Exception {
    try (Running serving = ikg.start("serve")) {
      serving.awaitError("Serving the graph in");

      Ended status = ikg.run("status", "--format", "json").expecting(0);
      assertTrue(status.out().contains("through process " + serving.id()), status::toString);
      assertEquals(
          List.of("IL-0304"), ikg.run("ask", "all", "--format", "json").expecting(0).ids());

      serving.signal("TERM");
      serving.end().expecting(143);
    }
    assertEquals(List.of("IL-0304"), ikg.run("ask", "all", "--format", "json").expecting(0).ids());
  }

  @Test
  void aServedGraphThatNobodyUsesEndsByItself() throws Exception {
    Ended ended = ikg.run("serve", "--idle", "1s").expecting(0);

    assertTrue(ended.err().contains("Nobody has used the graph for 1s."), ended::toString);
  }

  @Test
  void statusAndDoctorMakeNoGraph() throws Exception {
    Path none = home.resolve("none");

    ikg.run("status", "--graph", none.toString()).expecting(0);
    ikg.run("doctor", "--graph", none.toString()).expecting(0);

    assertTrue(Files.notExists(none));
  }

  @Test
  void aDoctorThatFindsSomethingEndsWithOne() throws Exception {
    Ended ended = ikg.with("NEO4J_PASSWORD", "secret").run("doctor", "--uri", "bolt://127.0.0.1:1");

    ended.expecting(1);
    assertTrue(ended.out().contains("Nothing listens at port 1."), ended::toString);
  }

  @Test
  void aPasswordComesFromAFile() throws Exception {
    String file = ikg.file("secret", "password-of-a-file\n").toString();

    Ended ended =
        ikg.run("status", "--uri", "bolt://127.0.0.1:1", "--password-file", file).expecting(3);
    Ended missing =
        ikg.run("status", "--uri", "bolt://127.0.0.1:1", "--password-file", "none").expecting(2);

    assertTrue(ended.err().contains("Nothing answers"), ended::toString);
    assertTrue(missing.err().contains("password file none cannot be read"), missing::toString);
  }
}
