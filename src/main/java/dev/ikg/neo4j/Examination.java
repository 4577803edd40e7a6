package dev.ikg.neo4j;

import dev.ikg.graph.Finding;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.List;
import org.neo4j.kernel.internal.Version;

/**
 * Looks at one thing after the other that stands between a person and a graph, and stops at the
 * first that fails, since what comes after it cannot work either.
 */
final class Examination {

  private final List<Finding> findings = new ArrayList<>();

  /** Everything that was looked at, in order; the last one may have failed. */
  List<Finding> of(Target target) {
    if (target instanceof Target.Server server) {
      server(server);
    } else if (target instanceof Target.Folder folder) {
      folder(folder);
    }
    return List.copyOf(findings);
  }

  private void server(Target.Server server) {
    NetworkExamination network = new NetworkExamination(server);
    if (!all(network.before())) {
      return;
    }
    try (Graph graph = DriverGraph.connect(server)) {
      all(network.connected());
      all(new DatabaseExamination(graph).findings());
    } catch (Failure failure) {
      all(network.refused(failure));
    }
  }

  private void folder(Target.Folder folder) {
    FolderCheck check = new FolderCheck(folder.path());
    try {
      check.refuseOther();
    } catch (Failure failure) {
      findings.add(Finding.failed("folder", failure));
      return;
    }
    if (!check.holdsGraph()) {
      findings.add(
          Finding.note(
              "folder",
              "There is no graph in " + folder.path() + " yet.",
              "`load PATH...` makes one."));
      return;
    }
    findings.add(Finding.ok("folder", "There is a graph in " + folder.path() + "."));
    opened(folder);
  }

  private void opened(Target.Folder folder) {
    try (Graph graph = GraphOpener.open(folder)) {
      findings.add(
          Finding.ok(
              "server",
              "It runs "
                  + graph.reach().words()
                  + ", as Neo4j "
                  + Version.getNeo4jVersion()
                  + "."));
      all(new DatabaseExamination(graph).findings());
    } catch (Failure failure) {
      findings.add(Finding.failed("server", failure));
    }
  }

  private boolean all(List<Finding> more) {
    findings.addAll(more);
    return more.stream().noneMatch(Finding::isFailure);
  }
}
