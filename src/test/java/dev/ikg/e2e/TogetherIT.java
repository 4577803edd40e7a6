package dev.ikg.e2e;

import static java.util.function.Predicate.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Several processes on one graph, and who else can reach it. */
final class TogetherIT {

  private static final String[] QUESTION = {"ask", "all", "--format", "json"};

  @TempDir private Path home;
  private Ikg ikg;

  @BeforeEach
  void load() throws Exception {
    ikg = Ikg.in(home);
    ikg.run("load", Ikg.INTERCOM).expecting(0);
  }

  @Test
  void twoThatAskAtTheSameMomentBothGetTheAnswer() throws Exception {
    try (Running one = ikg.start(QUESTION);
        Running other = ikg.start(QUESTION)) {
      assertEquals(List.of("IL-0304"), one.end().expecting(0).ids());
      assertEquals(List.of("IL-0304"), other.end().expecting(0).ids());
    }
  }

  @Test
  void twoThatAskAGraphWhichWasNeverLoadedLoadItOnceAndBothGetTheAnswer(@TempDir Path never)
      throws Exception {
    Ikg fresh = Ikg.in(never);
    try (Running one = fresh.start("ask", "org:intercom with unpinned-version", "--format", "csv");
        Running other =
            fresh.start("ask", "org:intercom with unpinned-version", "--format", "csv")) {
      Ended first = one.end().expecting(0);
      Ended second = other.end().expecting(0);

      assertFalse(first.out().isEmpty(), first::toString);
      assertEquals(first.out(), second.out());
    }
  }

  @Test
  void sixteenThatLoadAtTheSameMomentEndAsOneLoadOfAll(@TempDir Path mine, @TempDir Path other)
      throws Exception {
    SixteenLoads.endAsOneLoadOfAll(empty(mine), empty(other));
  }

  /** A graph without the bundled cases. */
  private static Ikg empty(Path home) throws Exception {
    Ikg ikg = Ikg.in(home);
    ikg.run("load", ikg.file("none.json", "{\"id\": \"NONE\"}")).expecting(0);
    ikg.run("remove", "NONE").expecting(0);
    return ikg;
  }

  @Test
  void thePasswordIsForTheOwnerOnlyAndOnNoCommandLine() throws Exception {
    Path file = ikg.graph().resolve("password");
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    assertEquals(
        "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(ikg.graph())));

    try (Running host = hosting()) {
      String password = Files.readString(file).strip();
      try (var processes = ProcessHandle.allProcesses()) {
        assertEquals(
            List.of(),
            processes
                .filter(process -> process.info().commandLine().orElse("").contains(password))
                .toList());
      }
      host.end().expecting(0);
    }
  }

  @Test
  void aGraphThatIsOpenIsReachedFromThisMachineOnly() throws Exception {
    assumeTrue(Files.isDirectory(Path.of("/proc/self/fd")), "needs Linux: sockets are read there");
    try (Running host = hosting()) {
      List<ListeningSocket> sockets = ListeningSocket.of(host.id());

      assertFalse(sockets.isEmpty(), "it listens nowhere, so nobody could attach");
      assertEquals(List.of(), sockets.stream().filter(not(ListeningSocket::onLoopback)).toList());
      assertEquals(List.of("IL-0304"), ikg.run(QUESTION).expecting(0).ids());
      host.end().expecting(0);
    }
  }

  @Test
  void aHostSeesWhatAClientLoads() throws Exception {
    try (Running host = hosting()) {
      ikg.run("load", ikg.file("more.json", "{\"id\": \"MORE\"}")).expecting(0);
      host.type("ask all\n");
      host.awaitOutput("\"MORE\"");
      host.end().expecting(0);
    }
  }

  /** A program that has the graph open and waits for its next command. */
  private Running hosting() throws Exception {
    Running host = ikg.start("--format", "json");
    host.type("ask all\n");
    host.awaitOutput("IL-0304");
    return host;
  }
}
