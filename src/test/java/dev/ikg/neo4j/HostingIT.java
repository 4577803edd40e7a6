package dev.ikg.neo4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Several processes on one graph folder. */
@Timeout(120)
final class HostingIT {

  @TempDir Path folder;

  @Test
  void twoThatStartAtOnceBothWork() throws Exception {
    try (ChildProcess one = ChildProcess.opening(folder);
        ChildProcess other = ChildProcess.opening(folder)) {
      assertEquals(Set.of("host", "client"), Set.of(one.answer(), other.answer()));
      assertEquals("written", one.ask("write"));
      assertEquals("written", other.ask("write"));
      assertEquals("2", one.ask("count"));
      assertEquals("2", other.ask("count"));
    }
  }

  @Test
  void aHostThatIsDoneStaysForItsClientsAndLetsNewOnesIn() throws Exception {
    try (ChildProcess host = ChildProcess.opening(folder)) {
      assertEquals("host", host.answer());
      try (ChildProcess client = ChildProcess.opening(folder)) {
        assertEquals("client", client.answer());
        host.tell("close");
        assertEquals("notice", host.answer());
        assertEquals("written", client.ask("write"));
        try (ChildProcess late = ChildProcess.opening(folder)) {
          assertEquals("client", late.answer());
          assertEquals("notice", host.answer());
          assertEquals("1", late.ask("count"));
          assertEquals("closed", late.ask("close"));
        }
        assertEquals("notice", host.answer());
        assertEquals("closed", client.ask("close"));
      }
      assertEquals("closed", host.answer());
      assertEquals(0, host.exitCode());
    }
    assertEquals(Set.of("lock", "clients", "neo4j-version", "password", "store"), names(folder));
    assertEquals(Set.of(), names(folder.resolve("clients")));
  }

  @Test
  void aClientWhoseHostIsKilledOpensTheGraphItself() throws Exception {
    try (ChildProcess host = ChildProcess.opening(folder)) {
      assertEquals("host", host.answer());
      try (ChildProcess client = ChildProcess.opening(folder)) {
        assertEquals("client", client.answer());
        assertEquals("written", host.ask("write"));
        host.kill();

        assertEquals("1", client.ask("count"));
        assertEquals("host", client.ask("role"));
        assertEquals("closed", client.ask("close"));
        assertEquals(0, client.exitCode());
      }
    }
  }

  @Test
  void aClientWhoseHostIsKilledInTheMiddleRepeatsItsWorkOnce() throws Exception {
    try (ChildProcess host = ChildProcess.opening(folder)) {
      assertEquals("host", host.answer());
      try (ChildProcess client = ChildProcess.opening(folder)) {
        assertEquals("client", client.answer());
        assertEquals("half", client.ask("write slowly"));
        host.kill();

        assertEquals("attempts 2", client.ask("go on"));
        assertEquals("2", client.ask("count"));
      }
    }
  }

  @Test
  void ofTwoClientsWhoseHostIsKilledOneBecomesTheHost() throws Exception {
    try (ChildProcess host = ChildProcess.opening(folder)) {
      assertEquals("host", host.answer());
      try (ChildProcess one = ChildProcess.opening(folder);
          ChildProcess other = ChildProcess.opening(folder)) {
        assertEquals("client", one.answer());
        assertEquals("client", other.answer());
        host.kill();

        one.tell("write");
        other.tell("write");
        assertEquals("written", one.answer());
        assertEquals("written", other.answer());
        assertEquals(Set.of("host", "client"), Set.of(one.ask("role"), other.ask("role")));
        assertEquals("2", one.ask("count"));
      }
    }
  }

  @Test
  void whatAKilledHostLeavesStopsNobody() throws Exception {
    try (ChildProcess host = ChildProcess.opening(folder)) {
      assertEquals("host", host.answer());
      try (ChildProcess client = ChildProcess.opening(folder)) {
        assertEquals("client", client.answer());
        assertEquals("written", client.ask("write"));
        client.kill();
      }
      host.kill();
    }
    assertTrue(names(folder).contains("host"), "the dead host's record is there");
    assertEquals(1, names(folder.resolve("clients")).size(), "the dead client's file is there");

    try (ChildProcess next = ChildProcess.opening(folder)) {
      assertEquals("host", next.answer());
      assertEquals("1", next.ask("count"));
      assertEquals("closed", next.ask("close"));
    }
    assertFalse(names(folder).contains("host"));
    assertEquals(Set.of(), names(folder.resolve("clients")));
  }

  @Test
  void aRecordOfNobodyStopsNobody() throws Exception {
    GraphFolder prepared = GraphFolder.prepare(folder);
    prepared.publish(new HostRecord(1, Optional.of(URI.create("bolt://127.0.0.1:1"))));

    try (ChildProcess process = ChildProcess.opening(folder)) {
      assertEquals("host", process.answer());
    }
  }

  @Test
  void aClientLoadsNoClassOfTheServer() throws Exception {
    Path loaded = folder.resolveSibling(folder.getFileName() + "-classes");
    try (ChildProcess host = ChildProcess.opening(folder)) {
      assertEquals("host", host.answer());
      try (ChildProcess client = ChildProcess.opening(folder, "-Xlog:class+load:file=" + loaded)) {
        assertEquals("client", client.answer());
        assertEquals("0", client.ask("count"));
        assertEquals("closed", client.ask("close"));
        assertEquals(0, client.exitCode());
      }
      try (Stream<String> lines = Files.lines(loaded)) {
        assertEquals(
            0,
            lines
                .filter(
                    line -> line.contains("org.neo4j.kernel") || line.contains("org.neo4j.dbms"))
                .count());
      }
    } finally {
      Files.deleteIfExists(loaded);
    }
  }

  private static Set<String> names(Path folder) throws Exception {
    try (Stream<Path> files = Files.list(folder)) {
      return Set.copyOf(files.map(file -> file.getFileName().toString()).toList());
    }
  }
}
