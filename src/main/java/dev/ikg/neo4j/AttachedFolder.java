package dev.ikg.neo4j;

import dev.ikg.graph.Reach;
import dev.ikg.problem.Failure;
import java.net.URI;
import java.util.Optional;

/**
 * A graph folder whose server runs in another process. No class of the server is loaded for it, so
 * that it opens in a fraction of a second.
 */
final class AttachedFolder implements OpenFolder {

  private final DriverGraph graph;
  private final LockFile client;
  private final long host;

  private AttachedFolder(DriverGraph graph, LockFile client, long host) {
    this.graph = graph;
    this.client = client;
    this.host = host;
  }

  /**
   * Attaches to the host that the folder names.
   *
   * @return empty where no host has published its address, or the one that did no longer answers
   */
  static Optional<OpenFolder> attach(GraphFolder folder) {
    LockFile client = new ClientFiles(folder).enter();
    Optional<OpenFolder> attached = Optional.empty();
    try {
      // Read only now: a host that still shows its address has seen the client, or will.
      Optional<HostRecord> host = folder.host();
      Optional<URI> address = host.flatMap(HostRecord::address);
      Optional<String> password = folder.password();
      if (address.isPresent() && password.isPresent()) {
        attached =
            Optional.of(
                new AttachedFolder(
                    DriverGraph.onThisMachine(address.get(), password.get(), folder.path()),
                    client,
                    host.get().process()));
      }
      return attached;
    } catch (Failure hostIsGone) {
      if (hostIsGone.kind() == Failure.Kind.INTERRUPTED) {
        throw hostIsGone;
      }
      return Optional.empty();
    } finally {
      if (attached.isEmpty()) {
        client.deleteAndClose();
      }
    }
  }

  @Override
  public DriverGraph graph() {
    return graph;
  }

  @Override
  public Reach reach() {
    return new Reach("through process " + host, 0);
  }

  @Override
  public boolean mayLoseHost() {
    return true;
  }

  @Override
  public void close() {
    graph.close();
    client.deleteAndClose();
  }
}
