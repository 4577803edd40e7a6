package dev.ikg.neo4j;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;

/** The files by which a host knows who is attached to it: a locked one for each client. */
final class ClientFiles {

  private final GraphFolder folder;

  ClientFiles(GraphFolder folder) {
    this.folder = folder;
  }

  /** Makes and locks a file for a client. It stays until the client deletes it or ends. */
  LockFile enter() {
    try {
      while (true) {
        Path own =
            folder.clients().resolve(ProcessHandle.current().pid() + "-" + UUID.randomUUID());
        Optional<LockFile> lock = LockFile.tryTake(own);
        // A host that counts may find the file before it is locked, and delete it.
        if (lock.filter(LockFile::exists).isPresent()) {
          return lock.get();
        }
        lock.ifPresent(LockFile::close);
      }
    } catch (IOException fault) {
      throw FolderFaults.failure(folder.path(), fault);
    }
  }

  /** How many clients are attached; files of dead ones are deleted. */
  int count() {
    int alive = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder.clients())) {
      for (Path file : files) {
        Optional<LockFile> dead = LockFile.tryTake(file);
        dead.ifPresent(LockFile::deleteAndClose);
        alive += dead.isPresent() ? 0 : 1;
      }
    } catch (IOException fault) {
      throw FolderFaults.failure(folder.path(), fault);
    }
    return alive;
  }
}
