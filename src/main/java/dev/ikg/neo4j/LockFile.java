package dev.ikg.neo4j;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A file that this process holds locked. The system gives the lock back when the process ends, in
 * whatever way it ends.
 *
 * <p>On POSIX systems closing any channel on a file gives back every lock that the process has on
 * it. So a file is never opened here while this process holds it, which {@link #HELD} tells.
 */
final class LockFile implements AutoCloseable {

  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  /** Locks that stay; a channel that nobody refers to would be closed. */
  private static final Set<LockFile> KEPT = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private LockFile(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Locks a file, which is made where it is missing, without waiting.
   *
   * @param file the real path
   * @return empty where another process or this one holds it
   */
  @SuppressWarnings("resource") // the channel lives as long as the lock
  static Optional<LockFile> tryTake(Path file) throws IOException {
    if (!HELD.add(file)) {
      return Optional.empty();
    }
    Optional<LockFile> taken = Optional.empty();
    try {
      taken = lock(file, PrivateFiles.open(file));
      return taken;
    } finally {
      if (taken.isEmpty()) {
        HELD.remove(file);
      }
    }
  }

  private static Optional<LockFile> lock(Path file, FileChannel channel) throws IOException {
    boolean locked = false;
    try {
      locked = channel.tryLock() != null;
      return locked ? Optional.of(new LockFile(file, channel)) : Optional.empty();
    } catch (OverlappingFileLockException heldByAnotherClassLoader) {
      return Optional.empty();
    } finally {
      if (!locked) {
        channel.close();
      }
    }
  }

  /** Whether the file is still where it was locked. */
  boolean exists() {
    return Files.exists(file);
  }

  /** Holds the lock until this process ends. */
  void keep() {
    KEPT.add(this);
  }

  /** Deletes the file, then gives the lock back. */
  void deleteAndClose() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException staysBehind) {
      // A file that nobody has locked is deleted by the next host.
    } finally {
      close();
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException closedAnyway) {
      // The system gives the lock back with the channel, however its closing went.
    } finally {
      HELD.remove(file);
    }
  }
}
