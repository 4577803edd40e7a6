package dev.ikg.intake;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Set;

/**
 * The documents of a folder and of the folders in it, sorted by name. Hidden files and files whose
 * ending names no kind of JSON are passed over. A folder is read once, however many links lead to
 * it, so a circle of links ends.
 */
final class FolderSource implements Source {

  private final Path folder;
  private final Set<Path> seen;
  private final Intake.Settings settings;
  private final Iterator<String> names;

  /**
   * A folder.
   *
   * @param seen the folders already entered, by their real paths; this one is added
   */
  FolderSource(Path folder, Set<Path> seen, Intake.Settings settings) throws IOException {
    this.folder = folder;
    this.seen = seen;
    this.settings = settings;
    seen.add(folder.toRealPath());
    this.names = PathFiles.sortedNames(folder).iterator();
  }

  @Override
  public Step next() throws IOException {
    while (names.hasNext()) {
      Path path = folder.resolve(names.next());
      String name = path.toString();
      if (Files.isDirectory(path)) {
        return seen.contains(path.toRealPath())
            ? new Step.Took(seenBefore(name))
            : new Step.Enter(name, () -> new FolderSource(path, seen, settings));
      }
      if (PathFiles.isDocuments(path)) {
        return new Step.Enter(name, () -> PathFiles.open(name, path, seen, settings));
      }
    }
    return new Step.End();
  }

  @Override
  public void close() {
    // the names are listed at once, so nothing stays open
  }

  private static Taken seenBefore(String name) {
    return new Taken.Noted(
        Problem.warning(
            new Place.InFile(name, 0, ""),
            "this link leads to a folder that is read elsewhere in this load; it is not followed",
            "remove the link if it leads in a circle"));
  }
}
