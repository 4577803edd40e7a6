package dev.ikg.neo4j;

import dev.ikg.answer.Plan;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Table;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Reach;
import dev.ikg.problem.Failure;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * The graph of a folder. A client that loses its host opens the folder again, as the host or
 * attached to the next one, and repeats the unit of work once.
 */
final class FolderGraph implements Graph {

  private final FolderOpener opener;

  /** Guarded by this. */
  private OpenFolder current;

  FolderGraph(FolderOpener opener) {
    this.opener = opener;
    this.current = opener.open();
  }

  @Override
  public <T> T read(Work<T> work) {
    return onServer(graph -> graph.read(work));
  }

  @Override
  public <T> T write(Work<T> work) {
    return onServer(graph -> graph.write(work));
  }

  @Override
  public Table table(CypherQuery query, ReadLimits limits) {
    return onServer(graph -> graph.table(query, limits));
  }

  @Override
  public Plan plan(CypherQuery query) {
    return onServer(graph -> graph.plan(query));
  }

  @Override
  public Optional<Beside> beside() {
    GraphFolder folder = opener.folder();
    return folder
        .kept()
        .map(
            place ->
                new Beside(place, folder.storeMark() + " " + onServer(DriverGraph::lastWrite)));
  }

  private <T> T onServer(Function<DriverGraph, T> use) {
    OpenFolder open = current();
    try {
      return use.apply(open.graph());
    } catch (Failure failure) {
      if (open.mayLoseHost() && DriverFaults.isLoss(failure)) {
        return use.apply(reopened(open).graph());
      }
      throw whyGraphFailed(failure);
    }
  }

  private synchronized OpenFolder current() {
    return current;
  }

  /** Opens the folder again, unless another thread has done so. */
  private synchronized OpenFolder reopened(OpenFolder lost) {
    if (current == lost) {
      lost.close();
      current = opener.open();
    }
    return current;
  }

  /** A store on a full disk fails in many ways; the disk tells which it is. */
  private Failure whyGraphFailed(Failure failure) {
    return failure.kind() == Failure.Kind.GRAPH
        ? FolderFaults.diskFull(path()).map(full -> full.causedBy(failure)).orElse(failure)
        : failure;
  }

  private Path path() {
    return opener.folder().path();
  }

  @Override
  public String location() {
    return path().toString();
  }

  @Override
  public Reach reach() {
    return current().reach();
  }

  @Override
  public synchronized void close() {
    current.close();
  }
}
