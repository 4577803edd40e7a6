package dev.ikg.neo4j;

import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import java.util.function.Consumer;

/** Opens graphs: the door of this room. */
public final class GraphOpener {

  private GraphOpener() {}

  /** Opens a graph as {@link #open(Target, Consumer)} does, and tells nobody what it waits for. */
  public static Graph open(Target target) {
    return open(target, notice -> {});
  }

  /**
   * Opens a graph. A folder is made where it is missing; its server runs in this process, unless
   * another one runs it already. A server must answer at once.
   *
   * @param notices told in a sentence what a person waits for
   * @throws dev.ikg.problem.Failure of kind {@code GRAPH} where it cannot be opened, {@code
   *     INTERRUPTED} where the thread is interrupted meanwhile
   */
  public static Graph open(Target target, Consumer<String> notices) {
    if (target instanceof Target.Server server) {
      return DriverGraph.connect(server);
    }
    if (target instanceof Target.Folder folder) {
      return new FolderGraph(new FolderOpener(folder.path(), notices, FolderOpener.PATIENCE));
    }
    throw new AssertionError("no such target: " + target);
  }

  /** How many other processes are attached to a folder, for a host that ends when it is idle. */
  public static int attached(Target.Folder folder) {
    return new ClientFiles(GraphFolder.prepare(folder.path())).count();
  }
}
