package dev.ikg.neo4j;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;

/**
 * The folder that holds a graph of this machine:
 *
 * <ul>
 *   <li>{@code store/}: what Neo4j writes, logs included
 *   <li>{@code neo4j-version}: the Neo4j that wrote the store last
 *   <li>{@code password}: what the server of this folder asks its clients for
 *   <li>{@code lock}: locked by the process that runs the server; never deleted
 *   <li>{@code host}: that process and its address, see {@link HostRecord}
 *   <li>{@code clients/}: a locked file for each process that is attached
 *   <li>{@code kept/}: what can be made again from the store
 * </ul>
 *
 * <p>Removing the folder removes all that the product keeps of a graph. Where the file system knows
 * owners, only the owner may look into the folder.
 *
 * @param path the real path, without symbolic links, so that one folder has one name
 */
record GraphFolder(Path path) {

  /** The file that is there as soon as there is a graph. */
  static final String VERSION = "neo4j-version";

  private static final int PASSWORD_BYTES = 24;
  private static final Set<String> OURS =
      Set.of("store", VERSION, "password", "lock", "host", "clients", "kept");

  /** Whether an entry of the folder can be one that is made here. */
  static boolean isOurs(String name) {
    return OURS.contains(name) || name.startsWith(PrivateFiles.DRAFT);
  }

  /** Makes the folder where it is missing, and closes it to others where it is there. */
  static GraphFolder prepare(Path path) {
    try {
      PrivateFiles.makeFolder(path);
      GraphFolder folder = new GraphFolder(path.toRealPath());
      PrivateFiles.closeFolderToOthers(folder.path());
      PrivateFiles.makeFolder(folder.clients());
      return folder;
    } catch (IOException | SecurityException fault) {
      throw FolderFaults.failure(path, fault);
    }
  }

  Path lock() {
    return path.resolve("lock");
  }

  Path clients() {
    return path.resolve("clients");
  }

  /** The folder of what can be made again; empty where it can not be made. */
  Optional<Path> kept() {
    Path kept = path.resolve("kept");
    try {
      PrivateFiles.makeFolder(kept);
      if (!Files.isDirectory(kept, LinkOption.NOFOLLOW_LINKS)) {
        return Optional.empty();
      }
      PrivateFiles.closeFolderToOthers(kept);
      return Optional.of(kept);
    } catch (IOException full) {
      return Optional.empty();
    }
  }

  /**
   * Differs from that of a copy of the store, and of one that was put in its place: the numbers of
   * transactions go on alike in both.
   */
  String storeMark() {
    Path store = path.resolve("store");
    try {
      return store.getFileSystem().supportedFileAttributeViews().contains("unix")
          ? Files.readAttributes(store, "unix:dev,ino,ctime").toString()
          : Files.readAttributes(store, BasicFileAttributes.class).creationTime().toString();
    } catch (IOException fault) {
      throw FolderFaults.failure(path, fault);
    }
  }

  /** Who runs the server; empty where nobody has said so. */
  Optional<HostRecord> host() {
    return text(hostFile()).flatMap(HostRecord::parse);
  }

  /** Says who runs the server. Only the process that holds the lock may. */
  void publish(HostRecord host) {
    write(hostFile(), host.text());
  }

  /** Takes back who runs the server. Only the process that holds the lock may. */
  void withdraw() {
    try {
      Files.deleteIfExists(hostFile());
    } catch (IOException fault) {
      throw FolderFaults.failure(path, fault);
    }
  }

  /** The password of the server. It is never printed. */
  Optional<String> password() {
    return text(passwordFile()).map(String::strip).filter(password -> !password.isEmpty());
  }

  /** The password, made by chance where there is none. Only the process with the lock may ask. */
  String passwordOrNew() {
    Optional<String> known = password();
    if (known.isPresent()) {
      try {
        PrivateFiles.closeToOthers(passwordFile());
      } catch (IOException fault) {
        throw FolderFaults.failure(path, fault);
      }
      return known.get();
    }
    byte[] random = new byte[PASSWORD_BYTES];
    new SecureRandom().nextBytes(random);
    String made = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    write(passwordFile(), made + "\n");
    return made;
  }

  /**
   * The folder of the store, stamped with the Neo4j that is about to open it. The stamp comes
   * first, since Neo4j may turn a store into a newer one and die on the way.
   *
   * @throws dev.ikg.problem.Failure of kind {@code GRAPH} where a newer Neo4j wrote the store
   */
  Path storeFor(StoreVersion running) {
    text(versionFile()).ifPresent(stamp -> running.mustRead(stamp.strip(), path));
    write(versionFile(), running.text() + "\n");
    Path store = path.resolve("store");
    try {
      PrivateFiles.makeFolder(store);
    } catch (IOException fault) {
      throw FolderFaults.failure(path, fault);
    }
    return store;
  }

  private Path hostFile() {
    return path.resolve("host");
  }

  private Path passwordFile() {
    return path.resolve("password");
  }

  private Path versionFile() {
    return path.resolve(VERSION);
  }

  private Optional<String> text(Path file) {
    try {
      return Optional.of(Files.readString(file));
    } catch (NoSuchFileException missing) {
      return Optional.empty();
    } catch (IOException fault) {
      throw FolderFaults.failure(path, fault);
    }
  }

  private void write(Path file, String text) {
    try {
      PrivateFiles.write(file, text);
    } catch (IOException fault) {
      throw FolderFaults.failure(path, fault);
    }
  }
}
