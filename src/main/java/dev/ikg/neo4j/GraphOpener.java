package dev.ikg.neo4j;

import dev.ikg.graph.EmptyGraph;
import dev.ikg.graph.Finding;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Opening;
import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import java.util.List;
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
    return open(target, Opening.DEFAULT, notices);
  }

  /**
   * Opens a graph for something. A folder that holds other things is never touched.
   *
   * @param opening decides what happens with a folder that holds no graph yet
   * @param notices told in a sentence what a person waits for, and that a graph is made
   * @throws dev.ikg.problem.Failure as {@link #open(Target, Consumer)}; of kind {@code USAGE} where
   *     the folder is none for a graph, or there is none to read
   */
  public static Graph open(Target target, Opening opening, Consumer<String> notices) {
    if (target instanceof Target.Server server) {
      if (opening == Opening.SERVE) {
        throw alreadyServed(server);
      }
      return DriverGraph.connect(server);
    }
    if (target instanceof Target.Folder folder) {
      FolderCheck check = new FolderCheck(folder.path());
      check.refuseOther();
      if (!check.holdsGraph() && opening == Opening.READ) {
        throw check.noGraph();
      }
      if (!check.holdsGraph() && opening == Opening.REHEARSE) {
        return new EmptyGraph(folder.path().toString());
      }
      if (!check.holdsGraph() && (opening == Opening.LOAD || opening == Opening.SERVE)) {
        notices.accept("Making a new graph in " + folder.path() + ".");
      }
      FolderOpener opener = new FolderOpener(folder.path(), notices, FolderOpener.PATIENCE);
      return new FolderGraph(opening == Opening.SERVE ? opener.asHost() : opener);
    }
    throw new AssertionError("no such target: " + target);
  }

  /** Looks at everything that stands between a person and a graph, until something fails. */
  public static List<Finding> examine(Target target) {
    return new Examination().of(target);
  }

  private static Failure alreadyServed(Target.Server server) {
    return Failure.of(
        Failure.Kind.USAGE,
        Addresses.shown(server.uri()) + " is a server already.",
        "`serve` keeps a graph folder open: use --graph DIR, or unset NEO4J_URI.");
  }
}
