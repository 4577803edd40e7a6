package dev.ikg.neo4j;

import java.nio.file.Path;
import java.time.Duration;
import org.neo4j.dbms.api.DatabaseManagementService;

/**
 * Ends a server where that can be done: on a full disk Neo4j tries to write what is left for ever,
 * and prints a trace each time. A store that was left in the middle is mended when it is opened the
 * next time.
 */
final class ServerShutdown {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final Duration PATIENCE_ON_FULL_DISK = Duration.ofSeconds(2);
  private static final long LOOK_AGAIN_MILLIS = 100;

  private ServerShutdown() {}

  /**
   * Ends a server, also in a thread that is interrupted.
   *
   * @return whether it has ended; otherwise it uses the store until this process ends
   */
  static boolean of(DatabaseManagementService service, Path store) {
    if (FolderFaults.diskFull(store).isPresent()) {
      return false;
    }
    Thread ending = new Thread(service::shutdown, "graph-shutdown");
    ending.setDaemon(true);
    ending.start();
    boolean interrupted = Thread.interrupted();
    long start = System.nanoTime();
    while (ending.isAlive() && System.nanoTime() - start < patience(store).toNanos()) {
      try {
        ending.join(LOOK_AGAIN_MILLIS);
      } catch (InterruptedException again) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return !ending.isAlive();
  }

  private static Duration patience(Path store) {
    return FolderFaults.diskFull(store).isPresent() ? PATIENCE_ON_FULL_DISK : PATIENCE;
  }
}
