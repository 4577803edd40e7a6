package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The index that the first question leaves in the graph folder, for the commands behind it. */
final class KeptIndexIT {

  @TempDir private Path home;
  private Ikg ikg;
  private Path kept;
  private String answer = "";

  @BeforeEach
  void ask() throws Exception {
    ikg = Ikg.in(home);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
    kept = ikg.graph().resolve("kept").resolve("cases");
    assertTrue(Files.notExists(kept));
    answer = answer();
    assertTrue(Files.size(kept) > 0);
  }

  private String answer() throws Exception {
    return ikg.run("ask", "all", "--format", "json").expecting(0).out();
  }

  @Test
  void itStaysAsItIsWhileTheGraphDoes() throws Exception {
    var written = Files.getLastModifiedTime(kept);

    assertEquals(answer, answer());
    assertEquals(written, Files.getLastModifiedTime(kept));
    assertEquals(
        "rwx------",
        PosixFilePermissions.toString(Files.getPosixFilePermissions(kept.getParent())));
  }

  @Test
  void aCommandThatAttachesUsesItToo() throws Exception {
    var written = Files.getLastModifiedTime(kept);
    try (Running serving = ikg.start("serve")) {
      serving.awaitError("Serving the graph in");

      assertEquals(answer, answer());

      assertEquals(written, Files.getLastModifiedTime(kept));
      serving.signal("TERM");
      serving.end().expecting(143);
    }
  }

  @Test
  void afterALoadItIsMadeAnew() throws Exception {
    Path file = home.resolve("more.json");
    Files.writeString(
        file, "{\"id\": \"more-1\", \"org\": \"Made\", \"contributing\": [\"latent-bug\"]}");
    ikg.run("load", file.toString()).expecting(0);

    assertNotEquals(answer, answer());
    assertEquals(
        List.of("more-1"),
        ikg.run("ask", "latent-bug at made", "--format", "json").expecting(0).ids());
  }

  @Test
  void oneThatIsDamagedOrMayNotBeReadChangesNoAnswer() throws Exception {
    Files.writeString(kept, "no index");
    assertEquals(answer, answer());
    assertTrue(Files.size(kept) > 100);

    Files.delete(kept);
    Files.createDirectory(kept);
    assertEquals(answer, answer());
  }
}
