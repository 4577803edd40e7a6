package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.SmallDisk;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file is written whole or not at all. */
class WholeFileTest {

  @Test
  void aFileThatCannotBeWrittenWholeLeavesTheOldOne(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("cases.json"), "old");
    WholeFile whole = new WholeFile(file.toString(), true);

    Failure failure =
        assertThrows(
            Failure.class,
            () ->
                whole.write(
                    out -> {
                      out.write(new byte[100_000]);
                      throw new IOException("no space left");
                    }));

    assertEquals(Failure.Kind.CONTENT, failure.kind());
    assertEquals("old", Files.readString(file));
    assertEquals(1, folder.toFile().list().length, "nothing is left beside it");
  }

  @Test
  void anExistingFileAFolderAndADeviceAreNotWrittenOver(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("cases.json"), "old");
    List<String> refused =
        List.of(file.toString(), folder.toString(), folder.resolve("no/where.json").toString());
    for (String name : refused) {
      assertEquals(
          Failure.Kind.USAGE, assertThrows(Failure.class, () -> new WholeFile(name, false)).kind());
    }
    assertThrows(Failure.class, () -> new WholeFile("/dev/null", true));
    assertTrue(Files.exists(Path.of("/dev/null")));
  }

  @Test
  void aLinkToAFileStaysALink(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("real.json"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.json"), file);

    new WholeFile(link.toString(), true)
        .write(out -> out.write("new".getBytes(StandardCharsets.UTF_8)));

    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(file));
  }

  @Test
  void aLinkThatLeadsNowhereOrInACircleIsLeftAsItIs(@TempDir Path folder) throws IOException {
    Path nowhere = Files.createSymbolicLink(folder.resolve("a.json"), folder.resolve("none"));
    Path circle = Files.createSymbolicLink(folder.resolve("b.json"), folder.resolve("b.json"));
    for (Path link : List.of(nowhere, circle)) {
      for (boolean force : new boolean[] {false, true}) {
        Failure failure = assertThrows(Failure.class, () -> new WholeFile(link.toString(), force));
        assertEquals(Failure.Kind.USAGE, failure.kind());
        assertTrue(failure.getMessage().contains("leads nowhere"), failure::getMessage);
      }
      assertTrue(Files.isSymbolicLink(link));
    }
  }

  @Test
  void aNameAsLongAsNamesCanBeIsWritten(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("n".repeat(250) + ".json");

    new WholeFile(file.toString(), false).write(out -> out.write('1'));

    assertEquals("1", Files.readString(file));
  }

  @Test
  void aDiskThatFillsLeavesTheOldFile(@TempDir Path folder) throws IOException {
    try (SmallDisk disk = SmallDisk.mount(folder.resolve("disk"), "256k")) {
      Path file = Files.writeString(disk.folder().resolve("view.dot"), "old");
      WholeFile whole = new WholeFile(file.toString(), true);

      Failure failure =
          assertThrows(Failure.class, () -> whole.write(out -> out.write(new byte[1 << 20])));

      assertEquals(Failure.Kind.CONTENT, failure.kind());
      assertEquals("old", Files.readString(file));
      assertEquals(1, disk.folder().toFile().list().length, "nothing is left beside it");
    }
  }
}
