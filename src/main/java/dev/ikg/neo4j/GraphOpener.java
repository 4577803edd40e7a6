package dev.ikg.neo4j;

import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import java.util.Optional;

/** Temporary. */
public final class GraphOpener {
  private GraphOpener() {}

  public static Graph open(Target target) {
    if (target instanceof Target.Server server) {
      return DriverGraph.connect(server, server.uri().toString());
    }
    Target.Folder folder = (Target.Folder) target;
    String password = "t" + System.nanoTime();
    EmbeddedServer server =
        EmbeddedServer.start(folder.path().resolve("store").toAbsolutePath(), password);
    return DriverGraph.connect(
        new Target.Server(server.address(), "neo4j", password, Optional.empty()),
        folder.path().toString());
  }
}
