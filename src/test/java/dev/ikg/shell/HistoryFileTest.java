package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryFileTest {

  @Test
  void onlyItsOwnerReadsIt(@TempDir Path state) throws IOException {
    Path file = HistoryFile.in(Map.of("XDG_STATE_HOME", state.toString())).orElseThrow();
    assertEquals(state.resolve("ikg/history"), file);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    HistoryFile.in(Map.of("XDG_STATE_HOME", state.toString()));
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void aRelativeStateFolderIsIgnored(@TempDir Path home) {
    Path file =
        HistoryFile.in(Map.of("XDG_STATE_HOME", "state", "HOME", home.toString())).orElseThrow();
    assertEquals(home.resolve(".local/state/ikg/history"), file);
  }

  @Test
  void withoutAPlaceTheShellHasNoMemory(@TempDir Path folder) throws IOException {
    Path notAFolder = Files.writeString(folder.resolve("file"), "");
    assertTrue(HistoryFile.in(Map.of("XDG_STATE_HOME", notAFolder.toString())).isEmpty());
  }
}
