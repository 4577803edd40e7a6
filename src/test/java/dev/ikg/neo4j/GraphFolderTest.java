package dev.ikg.neo4j;

import static dev.ikg.neo4j.GraphContract.message;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The layout of a graph folder, and what is said where it cannot be used. */
@Timeout(120)
final class GraphFolderTest {

  private static final StoreVersion RUNNING = StoreVersion.parse("5.26.30");

  @TempDir Path parent;

  @Test
  void onlyTheOwnerMayLookInside() throws Exception {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    GraphFolder folder = GraphFolder.prepare(parent.resolve("a/graph"));
    folder.passwordOrNew();
    folder.publish(HostRecord.here());
    Path store = folder.storeFor(RUNNING);
    LockFile.tryTake(folder.lock()).orElseThrow().close();

    for (Path made : new Path[] {folder.path(), store, folder.clients()}) {
      assertEquals("rwx------", rights(made), made::toString);
    }
    for (String file : new String[] {"password", "host", "lock", "neo4j-version"}) {
      assertEquals("rw-------", rights(folder.path().resolve(file)), file);
    }
  }

  @Test
  void aFolderThatWasThereIsClosedToOthers() throws Exception {
    Path open = Files.createDirectory(parent.resolve("open"));
    Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));

    GraphFolder.prepare(open);

    assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(open)));
  }

  @Test
  void aLinkToAFolderIsFollowedAndOneThatLeadsNowhereIsSaid() throws Exception {
    Path real = Files.createDirectory(parent.resolve("real"));
    Path link = Files.createSymbolicLink(parent.resolve("link"), real);
    new FolderCheck(link).refuseOther();
    assertEquals(GraphFolder.prepare(real), GraphFolder.prepare(link));

    Path nowhere = Files.createSymbolicLink(parent.resolve("nowhere"), parent.resolve("none"));
    Path circle = Files.createSymbolicLink(parent.resolve("circle"), parent.resolve("circle"));
    for (Path broken : List.of(nowhere, circle)) {
      Failure failure = assertThrows(Failure.class, () -> new FolderCheck(broken).refuseOther());
      assertTrue(failure.getMessage().contains("leads nowhere"), failure::getMessage);
    }
  }

  @Test
  void aPasswordIsMadeOnceAndClosedToOthersAgain() throws Exception {
    assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    GraphFolder folder = GraphFolder.prepare(parent.resolve("graph"));
    assertEquals(Optional.empty(), folder.password());
    String made = folder.passwordOrNew();
    Path file = folder.path().resolve("password");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));

    assertEquals(made, folder.passwordOrNew());
    assertEquals(Optional.of(made), folder.password());
    assertEquals("rw-------", rights(file));
    assertTrue(made.length() >= 32, "long enough to withstand guessing");
    assertNotEquals(made, GraphFolder.prepare(parent.resolve("other")).passwordOrNew());
  }

  @Test
  void oneFolderHasOneNameHoweverItIsReached() throws Exception {
    GraphFolder folder = GraphFolder.prepare(parent.resolve("graph"));
    Path link = Files.createSymbolicLink(parent.resolve("link"), folder.path());

    assertEquals(folder, GraphFolder.prepare(link));
    assertEquals(folder, GraphFolder.prepare(parent.resolve("graph/../graph")));
  }

  @Test
  void aStoreOfANewerNeo4jIsLeftAlone() throws Exception {
    Path path = parent.resolve("graph");
    GraphFolder folder = GraphFolder.prepare(path);
    for (String newer : new String[] {"5.27.0", "2026.1.0"}) {
      Files.writeString(folder.path().resolve("neo4j-version"), newer + "\n");

      Failure failure =
          assertThrows(Failure.class, () -> GraphOpener.open(new Target.Folder(path)));

      assertEquals(Failure.Kind.GRAPH, failure.kind());
      assertTrue(message(failure).contains("written by Neo4j " + newer), message(failure));
      assertFalse(Files.exists(folder.path().resolve("store")), "Neo4j did not touch it");
      assertEquals(Optional.empty(), folder.host());
    }
  }

  @Test
  void aStoreOfTheSameOrAnOlderNeo4jIsTakenAndStampedAnew() throws Exception {
    GraphFolder folder = GraphFolder.prepare(parent.resolve("graph"));
    Path stamp = folder.path().resolve("neo4j-version");
    for (String readable : new String[] {"4.4.0", "5.25.1", "5.26.0", "5.26.99"}) {
      Files.writeString(stamp, readable);
      folder.storeFor(RUNNING);
      assertEquals("5.26.30\n", Files.readString(stamp));
    }
  }

  @Test
  void aStampThatIsNoVersionIsSaid() throws Exception {
    GraphFolder folder = GraphFolder.prepare(parent.resolve("graph"));
    Files.writeString(folder.path().resolve("neo4j-version"), "yesterday");

    Failure failure = assertThrows(Failure.class, () -> folder.storeFor(RUNNING));

    assertTrue(message(failure).contains("names no version"), message(failure));
  }

  @Test
  void aRecordSaysWhatItWasGivenAndSpoiltOnesSayNothing() {
    HostRecord up = HostRecord.here(URI.create("bolt://127.0.0.1:4711"));
    HostRecord starting = HostRecord.here();

    assertEquals(Optional.of(up), HostRecord.parse(up.text()));
    assertEquals(Optional.of(starting), HostRecord.parse(starting.text()));
    for (String spoilt : new String[] {"", "process", "process=x", "process=1\naddress=:\n"}) {
      assertEquals(Optional.empty(), HostRecord.parse(spoilt), spoilt);
    }
  }

  @Test
  void aFileInPlaceOfTheFolderIsSaid() throws Exception {
    Path file = Files.writeString(parent.resolve("file"), "");
    for (Path path : new Path[] {file, file.resolve("graph")}) {
      Failure failure = assertThrows(Failure.class, () -> GraphFolder.prepare(path));

      assertEquals(Failure.Kind.GRAPH, failure.kind());
      assertTrue(message(failure).contains("lies below, a file"), message(failure));
    }
  }

  @Test
  void aLockThatThisProcessHoldsCannotBeTakenTwice() throws Exception {
    Path file = parent.toRealPath().resolve("lock");
    LockFile first = LockFile.tryTake(file).orElseThrow();

    assertEquals(Optional.empty(), LockFile.tryTake(file));
    first.close();
    LockFile.tryTake(file).orElseThrow().close();
  }

  @Test
  void whoHoldsAFolderAndLetsNobodyInIsNamed() throws Exception {
    Path path = parent.resolve("graph");
    try (ChildProcess holder = ChildProcess.holding(path)) {
      assertEquals("held", holder.answer());
      FolderOpener opener = new FolderOpener(path, notice -> {}, Duration.ofMillis(100));

      Failure failure = assertThrows(Failure.class, opener::open);

      assertEquals(Failure.Kind.GRAPH, failure.kind());
      assertTrue(message(failure).contains("process " + holder.id()), message(failure));
      assertEquals(0, new ClientFiles(opener.folder()).count());
    }
  }

  private static String rights(Path file) throws Exception {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }
}
