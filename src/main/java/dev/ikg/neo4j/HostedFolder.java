package dev.ikg.neo4j;

import dev.ikg.graph.Reach;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A graph folder whose server runs in this process. Whoever opens the folder in this process shares
 * the one server; the last to close it ends it, once no other process is attached.
 */
final class HostedFolder implements OpenFolder {

  /** The servers of this process by folder. Guarded by the class. */
  private static final Map<Path, Shared> HOSTS = new HashMap<>();

  private final Path path;
  private final Host host;
  private boolean closed;

  private HostedFolder(Path path, Host host) {
    this.path = path;
    this.host = host;
  }

  /** Joins the server that this process already runs for a folder; empty where it runs none. */
  static Optional<OpenFolder> join(GraphFolder folder) {
    synchronized (HostedFolder.class) {
      return Optional.ofNullable(
              HOSTS.computeIfPresent(folder.path(), (path, shared) -> shared.withUsers(1)))
          .map(shared -> new HostedFolder(folder.path(), shared.host()));
    }
  }

  /**
   * Starts the server of a folder.
   *
   * @param lock the lock of the folder; given back here, or when the last user leaves
   * @param notices told in a sentence what a person waits for
   * @throws dev.ikg.problem.Failure of kind {@code GRAPH} where the server does not start
   */
  static OpenFolder start(GraphFolder folder, LockFile lock, Consumer<String> notices) {
    Host host = Host.start(folder, lock, notices);
    synchronized (HostedFolder.class) {
      HOSTS.put(folder.path(), new Shared(host, 1));
    }
    return new HostedFolder(folder.path(), host);
  }

  @Override
  public DriverGraph graph() {
    return host.graph();
  }

  @Override
  public boolean mayLoseHost() {
    return false;
  }

  @Override
  public Reach reach() {
    return new Reach("in this process", host.clients());
  }

  @Override
  public void close() {
    if (isLastToLeave()) {
      host.end();
    }
  }

  /** Whether nobody is left in this process; then nobody can join any more. */
  private boolean isLastToLeave() {
    synchronized (HostedFolder.class) {
      if (closed) {
        return false;
      }
      closed = true;
      return HOSTS.computeIfPresent(path, (folder, shared) -> shared.withUsers(-1)) == null;
    }
  }

  /**
   * A server and those who use it in this process.
   *
   * @param users how many have it open
   */
  private record Shared(Host host, int users) {

    /** With more or fewer users; null, which takes it from the map, where none is left. */
    @Nullable Shared withUsers(int more) {
      return users + more == 0 ? null : new Shared(host, users + more);
    }
  }
}
