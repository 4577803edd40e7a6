package dev.ikg.neo4j;

import dev.ikg.incident.EditDistance;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks at a folder before anything is opened or written: whether it holds a graph, and whether it
 * is somebody's folder of other things, in which the product has no business.
 */
final class FolderCheck {

  /** A name this many slips away may be meant; one for each three characters, up to this. */
  private static final int MOST_SLIPS = 3;

  private final Path folder;

  FolderCheck(Path folder) {
    this.folder = folder;
  }

  /** Whether a graph was ever made here. */
  boolean holdsGraph() {
    return Files.isRegularFile(folder.resolve(GraphFolder.VERSION));
  }

  /**
   * Makes sure that the folder is a graph, empty, or not there yet.
   *
   * @throws Failure of kind {@code USAGE} where it is a file or holds other things, of kind {@code
   *     GRAPH} where this user may not look inside
   */
  void refuseOther() {
    refuseClosed();
    if (Files.isSymbolicLink(folder) && !Files.exists(folder)) {
      throw Failure.of(
          Failure.Kind.USAGE,
          folder + " is a link that leads nowhere.",
          "Make the folder that it should lead to, or choose another with --graph or IKG_HOME.");
    }
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw Failure.of(
          Failure.Kind.USAGE,
          folder + " is a file, and a graph is a folder.",
          "Choose a folder with --graph or IKG_HOME.");
    }
    Optional<String> stranger = holdsGraph() ? Optional.empty() : stranger();
    if (stranger.isPresent()) {
      throw Failure.of(
          Failure.Kind.USAGE,
          "The folder " + folder + " holds no graph, but other things, such as " + stranger.get(),
          "Choose a folder that is empty or not there yet with --graph or IKG_HOME."
              + " Nothing was written.");
    }
  }

  /** A graph that this user may not see must not pass for one that is not there. */
  private void refuseClosed() {
    boolean closed = !Files.isReadable(folder) || !Files.isExecutable(folder);
    if (Files.isDirectory(folder) && closed) {
      throw FolderFaults.failure(folder, new AccessDeniedException(folder.toString()));
    }
  }

  /** The failure of a command that needs a graph where there is none. */
  Failure noGraph() {
    String makesOne = "`load PATH...` with --graph " + folder + " makes one.";
    return Failure.of(
        Failure.Kind.USAGE,
        "There is no graph in " + folder + ".",
        nearest().map(near -> "Did you mean " + near + "? " + makesOne).orElse(makesOne));
  }

  /** Something in the folder that the product did not make; empty also where nobody may look. */
  private Optional<String> stranger() {
    try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
      for (Path entry : entries) {
        String name = String.valueOf(entry.getFileName());
        if (!GraphFolder.isOurs(name)) {
          return Optional.of(name);
        }
      }
    } catch (IOException | DirectoryIteratorException closed) {
      // That it cannot be opened is said when it is opened.
      return Optional.empty();
    }
    return Optional.empty();
  }

  /** The graph beside this folder whose name is nearest. */
  private Optional<Path> nearest() {
    String name = String.valueOf(folder.getFileName());
    List<String> graphs = new ArrayList<>();
    Path parent = folder.resolveSibling("");
    try (DirectoryStream<Path> siblings = Files.newDirectoryStream(here(parent))) {
      for (Path sibling : siblings) {
        if (new FolderCheck(sibling).holdsGraph()) {
          graphs.add(String.valueOf(sibling.getFileName()));
        }
      }
    } catch (IOException | DirectoryIteratorException closed) {
      return Optional.empty();
    }
    graphs.sort(null);
    int slips = Math.min(MOST_SLIPS, Math.max(1, name.length() / 3));
    return EditDistance.nearest(name, graphs, slips).map(folder::resolveSibling);
  }

  private static Path here(Path parent) {
    return parent.toString().isEmpty() ? Path.of(".") : parent;
  }
}
