package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import java.util.function.Consumer;
import org.neo4j.driver.exceptions.SecurityException;

/**
 * The server of a graph folder in this process, and what other processes see of it. {@link
 * FolderOpener} says what holds between the processes.
 */
final class Host {

  private static final long LOOK_AGAIN_MILLIS = 50;

  private final GraphFolder folder;
  private final LockFile lock;
  private final EmbeddedServer server;
  private final DriverGraph graph;
  private final Consumer<String> notices;

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

  /** Starts the server and publishes its address; gives the lock back where that fails. */
  static Host start(GraphFolder folder, LockFile lock, Consumer<String> notices) {
    boolean started = false;
    try {
      folder.publish(HostRecord.here());
      String password = folder.passwordOrNew();
      EmbeddedServer server = EmbeddedServer.start(folder);
      try {
        DriverGraph graph = connect(server, password, folder);
        folder.publish(HostRecord.here(server.address()));
        started = true;
        return new Host(folder, lock, server, graph, notices);
      } finally {
        if (!started) {
          server.stop();
        }
      }
    } finally {
      if (!started) {
        giveBack(folder, lock);
      }
    }
  }

  /**
   * Connects with the password of the folder, which the store learns only where it does not know it
   * yet: to set it at every start would double the time of a short command's first statement.
   */
  private static DriverGraph connect(EmbeddedServer server, String password, GraphFolder folder) {
    try {
      return DriverGraph.onThisMachine(server.address(), password, folder.path());
    } catch (Failure failure) {
      if (!Faults.has(failure, SecurityException.class)) {
        throw failure;
      }
      server.setPassword(password);
      return DriverGraph.onThisMachine(server.address(), password, folder.path());
    }
  }

  DriverGraph graph() {
    return graph;
  }

  /** How many clients are attached. */
  int clients() {
    return new ClientFiles(folder).count();
  }

  /**
   * Waits for the clients, then ends the server and gives the lock back. A server that does not end
   * keeps the lock, and it ends with the process.
   */
  void end() {
    try {
      awaitClients();
    } finally {
      graph.close();
      if (server.stop()) {
        giveBack(folder, lock);
      } else {
        lock.keep();
      }
    }
  }

  private static void giveBack(GraphFolder folder, LockFile lock) {
    try {
      folder.withdraw();
    } finally {
      lock.close();
    }
  }

  /** Ends when nobody is attached and nobody can attach, or when a person will not wait. */
  private void awaitClients() {
    ClientFiles clients = new ClientFiles(folder);
    try {
      awaitNone(clients);
      folder.withdraw();
      while (clients.count() > 0) {
        // Somebody attached between the count and the withdrawal.
        folder.publish(HostRecord.here(server.address()));
        awaitNone(clients);
        folder.withdraw();
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
