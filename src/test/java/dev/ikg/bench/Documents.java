package dev.ikg.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Made-up documents on disk.
 *
 * @param folder for these and all else that is written; removed in the end
 * @param cases how many in {@code all}
 * @param tenth the first tenth of them
 * @param rest the others
 * @param more a few that are in neither
 */
record Documents(Path folder, int cases, Path tenth, Path rest, Path more)
    implements AutoCloseable {

  private static final long SEED = 1;
  private static final int MORE = 1000;

  /** Makes the documents anew. */
  static Documents make(Path folder, int cases) {
    return make(folder, cases, false);
  }

  /**
   * Makes the documents.
   *
   * @param keep those that a run before has made of so many cases
   */
  static Documents make(Path folder, int cases, boolean keep) {
    Documents made =
        new Documents(
            folder,
            cases,
            folder.resolve("tenth.jsonl"),
            folder.resolve("rest.jsonl"),
            folder.resolve("more.jsonl"));
    if (keep && Files.exists(made.more)) {
      return made;
    }
    made.delete(folder);
    try {
      Files.createDirectories(folder);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
    SyntheticCases source = new SyntheticCases(Path.of("data", "cases"), SEED);
    source.write(cases / 10, made.tenth);
    source.write(cases - cases / 10, made.rest);
    source.write(MORE, made.more);
    return made;
  }

  /** All but the few more. */
  List<Path> all() {
    return List.of(tenth, rest);
  }

  /** An empty folder. */
  Path fresh(String name) {
    Path fresh = folder.resolve(name);
    delete(fresh);
    try {
      return Files.createDirectories(fresh);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  void delete(Path path) {
    if (!Files.exists(path)) {
      return;
    }
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  /** The size of a document on the average, in bytes. */
  long bytesEach() {
    try {
      return (Files.size(tenth) + Files.size(rest)) / cases;
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  @Override
  public void close() {
    delete(folder);
  }
}
