package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Opens the graph of a folder: as its host, or attached to the process that is.
 *
 * <h2>The question</h2>
 *
 * <p>Neo4j lets one process at a time open a store, and says no to a second one only after twelve
 * seconds. People open the same graph in several terminals, scripts start one short command after
 * the other, and any process can be killed at any moment. Who runs the server, how do the others
 * find it, and when may it stop?
 *
 * <h2>What was considered</h2>
 *
 * <ul>
 *   <li>A background server that the first command starts. Nobody ends it, it outlives upgrades of
 *       the program, and a person who removes the folder leaves it behind.
 *   <li>A file with the id of the process. A killed process leaves it, ids are used again, and two
 *       processes can both find it missing.
 *   <li>Locks of the operating system, with a file beside them that says where the host answers.
 *       The system gives a lock back however its process ends, so a lock never lies. Taken.
 * </ul>
 *
 * <h2>What holds</h2>
 *
 * <p>The process that holds {@code lock} is the host. Everything else in the folder only counts
 * while that lock is held, so that what a dead process left behind stops nobody.
 *
 * <ul>
 *   <li><b>A host</b> takes the lock, says in {@code host} that it is there, starts the server,
 *       then adds the address. {@code host} is replaced as a whole, so nobody reads a part of it.
 *   <li><b>A client</b> first locks a file of its own in {@code clients/}, and reads {@code host}
 *       only then. It connects and makes sure that the server answers. Where there is no address,
 *       or none that answers, it deletes its file, waits a moment, and begins again with the lock:
 *       the host may have ended. After {@link #PATIENCE} it gives up and names the process that
 *       holds the lock.
 *   <li><b>A host that is done</b> keeps its address up while clients are there, for they may stay
 *       long and new ones may come. Once it counts none it takes the address back and counts again.
 *       A client that came in between has locked its file before it read the address, so the second
 *       count finds it, and the host puts its address back. If the second count finds none, then
 *       whoever comes reads no address. So the host can end, and nobody is cut off. It gives the
 *       lock back last, when the store is closed.
 *   <li><b>A client whose host is gone</b> opens the folder in the same way again, and repeats the
 *       unit of work once: {@link FolderGraph}. Units of work are repeatable, as {@link
 *       dev.ikg.graph.Graph} demands.
 *   <li><b>Inside one process</b> all who open the folder share one server: {@link HostedFolder}.
 * </ul>
 *
 * <h2>What it costs</h2>
 *
 * <p>A one-shot command that happened to be first stays until the others are done. It says so, and
 * Ctrl-C hands the graph over: the clients then find the lock free. Clients that follow each other
 * without a gap keep a host alive; the alternative, to let nobody new in, would keep a third
 * terminal out for as long as the second stays open. File systems without locks cannot hold a graph
 * folder.
 */
final class FolderOpener {

  static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final long FIRST_PAUSE_MILLIS = 20;
  private static final long LONGEST_PAUSE_MILLIS = 500;

  private final GraphFolder folder;
  private final Consumer<String> notices;

  /** How long somebody waits who would also attach; empty for one who must be the host. */
  private final Optional<Duration> patience;

  FolderOpener(Path path, Consumer<String> notices, Duration patience) {
    this(GraphFolder.prepare(path), notices, Optional.of(patience));
  }

  private FolderOpener(GraphFolder folder, Consumer<String> notices, Optional<Duration> patience) {
    this.folder = folder;
    this.notices = notices;
    this.patience = patience;
  }

  GraphFolder folder() {
    return folder;
  }

  /** An opener of the same folder that attaches to nobody and has all the time in the world. */
  FolderOpener asHost() {
    return new FolderOpener(folder, notices, Optional.empty());
  }

  /**
   * Opens the folder.
   *
   * @throws Failure of kind {@code GRAPH} where that cannot be done in time
   */
  OpenFolder open() {
    long begin = System.nanoTime();
    Pauses pauses = new Pauses(FIRST_PAUSE_MILLIS, LONGEST_PAUSE_MILLIS);
    boolean said = false;
    while (true) {
      Optional<OpenFolder> open = attempt();
      if (open.isPresent()) {
        return open.get();
      }
      if (patience.filter(most -> System.nanoTime() - begin > most.toNanos()).isPresent()) {
        throw heldByAnother();
      }
      if (patience.isEmpty() && !said) {
        notices.accept("Waiting until " + holder() + " is done with the graph.");
        said = true;
      }
      pauses.rest();
    }
  }

  private Optional<OpenFolder> attempt() {
    Optional<OpenFolder> here = HostedFolder.join(folder);
    if (here.isPresent()) {
      return here;
    }
    Optional<LockFile> lock = tryLock();
    if (lock.isPresent()) {
      return Optional.of(HostedFolder.start(folder, lock.get(), notices));
    }
    return patience.isPresent() ? AttachedFolder.attach(folder) : Optional.empty();
  }

  private Optional<LockFile> tryLock() {
    try {
      return LockFile.tryTake(folder.lock());
    } catch (IOException fault) {
      throw FolderFaults.failure(folder.path(), fault);
    }
  }

  private String holder() {
    return folder.host().map(host -> "process " + host.process()).orElse("another process");
  }

  private Failure heldByAnother() {
    return Failure.of(
        Failure.Kind.GRAPH,
        "The graph in "
            + folder.path()
            + " is held by "
            + holder()
            + ", which does not let others in.",
        "Wait until it is done, end it, or choose another folder with --graph.");
  }
}
