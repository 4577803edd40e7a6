package dev.ikg.neo4j;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * A graph folder whose server runs in this process. Whoever opens the folder in this process shares
 * the one server; the last to close it ends it, once no other process is attached. See {@link
 * FolderOpener} for what holds between the processes.
 */
final class HostedFolder implements OpenFolder {

  private static final long LOOK_AGAIN_MILLIS = 50;

  /** The servers of this process by folder. Guarded by the class. */
  private static final Map<Path, Host> HOSTS = new HashMap<>();

  private final Host host;
  private final AtomicBoolean closed = new AtomicBoolean();

  private HostedFolder(Host host) {
    this.host = host;
  }

  /** Joins the server that this process already runs for a folder; empty where it runs none. */
  static Optional<OpenFolder> join(GraphFolder folder) {
    synchronized (HOSTS) {
      return Optional.ofNullable(HOSTS.get(folder.path())).map(Host::handle);
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
    Host host = null;
    try {
      host = Host.start(folder, lock, notices);
      synchronized (HOSTS) {
        HOSTS.put(folder.path(), host);
        return host.handle();
      }
    } finally {
      if (host == null) {
        lock.close();
      }
    }
  }

  @Override
  public DriverGraph graph() {
    return host.graph;
  }

  @Override
  public boolean mayLoseHost() {
    return false;
  }

  @Override
  public void close() {
    if (closed.compareAndSet(false, true) && host.leave()) {
      host.end();
    }
  }

  /** A running server and what others see of it. */
  private static final class Host {

    private final GraphFolder folder;
    private final LockFile lock;
    private final EmbeddedServer server;
    private final DriverGraph graph;
    private final Consumer<String> notices;

    /** How many opened the folder in this process. Guarded by the outer class. */
    private int users;

    private Host(
        GraphFolder folder,
        LockFile lock,
        EmbeddedServer server,
        DriverGraph graph,
        Consumer<String> notices) {
      this.folder = folder;
      this.lock = lock;
      this.server = server;
      this.graph = graph;
      this.notices = notices;
    }

    static Host start(GraphFolder folder, LockFile lock, Consumer<String> notices) {
      folder.publish(HostRecord.here());
      EmbeddedServer server = null;
      boolean started = false;
      try {
        String password = folder.passwordOrNew();
        server = EmbeddedServer.start(folder, password);
        DriverGraph graph = DriverGraph.onThisMachine(server.address(), password, folder.path());
        folder.publish(HostRecord.here(server.address()));
        started = true;
        return new Host(folder, lock, server, graph, notices);
      } finally {
        if (!started) {
          if (server != null) {
            server.close();
          }
          folder.withdraw();
        }
      }
    }

    HostedFolder handle() {
      users++;
      return new HostedFolder(this);
    }

    /** Whether this was the last user; then nobody can join any more. */
    boolean leave() {
      synchronized (HOSTS) {
        users--;
        return users == 0 && HOSTS.remove(folder.path(), this);
      }
    }

    void end() {
      try {
        awaitClients();
      } finally {
        try {
          graph.close();
          server.close();
          folder.withdraw();
        } finally {
          lock.close();
        }
      }
    }

    /** Ends when nobody is attached and nobody can attach, or when a person will not wait. */
    private void awaitClients() {
      ClientFiles clients = new ClientFiles(folder);
      try {
        awaitNone(clients);
        folder.publish(HostRecord.here());
        while (clients.count() > 0) {
          // Somebody attached between the count and the withdrawal.
          folder.publish(HostRecord.here(server.address()));
          awaitNone(clients);
          folder.publish(HostRecord.here());
        }
      } catch (InterruptedException noPatience) {
        // The clients open the graph themselves and repeat what they were at.
        Thread.currentThread().interrupt();
      }
    }

    private void awaitNone(ClientFiles clients) throws InterruptedException {
      int told = 0;
      for (int attached = clients.count(); attached > 0; attached = clients.count()) {
        if (attached != told) {
          notices.accept(
              "Waiting for other processes that use this graph: "
                  + attached
                  + ". Ctrl-C hands the graph over to them.");
          told = attached;
        }
        Thread.sleep(LOOK_AGAIN_MILLIS);
      }
    }
  }
}
