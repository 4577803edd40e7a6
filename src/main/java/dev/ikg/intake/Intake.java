package dev.ikg.intake;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Reads documents from files, folders, archives and standard input. What an input is its first
 * bytes say, not its name: gzip, zip, a JSON object, an array of objects, JSON Lines, or objects
 * that follow one another. The name counts in folders and archives, where only {@code .json},
 * {@code .jsonl}, {@code .ndjson} (each with {@code .gz} too) and {@code .zip} are read.
 *
 * <p>One document at a time is in memory. One intake reads its inputs once.
 */
public final class Intake {

  /** The path that means standard input. */
  public static final String STANDARD_INPUT = "-";

  /** What all sources of one intake share. */
  record Settings(Format format, IntakeLimits limits, Progress progress) {}

  private final List<String> paths;
  private final InputStream standardInput;
  private final Settings settings;

  /**
   * An intake with the usual limits.
   *
   * @param paths files and folders as the user wrote them; {@code -} is standard input
   * @param standardInput what {@code -} reads; never closed here
   * @param format the shape of the documents
   * @throws Failure of kind USAGE that names every path that does not exist
   */
  public Intake(List<String> paths, InputStream standardInput, Format format) {
    this(paths, standardInput, format, IntakeLimits.DEFAULT);
  }

  Intake(List<String> paths, InputStream standardInput, Format format, IntakeLimits limits) {
    this.paths = List.copyOf(paths);
    this.standardInput = standardInput;
    this.settings = new Settings(format, limits, new Progress());
    List<Problem> problems = new ArrayList<>();
    this.paths.stream().distinct().filter(Intake::isMissing).forEach(p -> problems.add(missing(p)));
    if (Collections.frequency(this.paths, STANDARD_INPUT) > 1) {
      problems.add(
          Problem.error(
              Place.nowhere(), "standard input can be read only once", "name - only once"));
    }
    if (!problems.isEmpty()) {
      throw new Failure(Failure.Kind.USAGE, problems);
    }
  }

  /**
   * Everything that is read, in the order of the paths, files of a folder by name. Close the stream
   * to close what it has open. A fault of reading is a {@link Taken.Refused}, never an exception.
   */
  public Stream<Taken> take() {
    Taking taking = new Taking(paths.stream().map(this::input).toList());
    int traits = Spliterator.ORDERED | Spliterator.NONNULL;
    return StreamSupport.stream(Spliterators.spliteratorUnknownSize(taking, traits), false)
        .onClose(taking::close);
  }

  /** How much there is to read, from a walk over the names; for a progress line only. */
  public Extent extent() {
    InputSize size = new InputSize();
    for (String path : paths) {
      if (path.equals(STANDARD_INPUT)) {
        size.standardInput();
      } else {
        size.add(Path.of(path));
      }
    }
    return size.extent();
  }

  /** How much was read so far; may be asked from another thread. */
  public Extent done() {
    return settings.progress().extent();
  }

  private Source.Step.Enter input(String path) {
    if (path.equals(STANDARD_INPUT)) {
      return new Source.Step.Enter(path, this::standardInput);
    }
    return new Source.Step.Enter(
        path, () -> PathFiles.open(path, Path.of(path), new HashSet<>(), settings));
  }

  private Source standardInput() throws IOException {
    settings.progress().file();
    InputStream counted =
        new CountingStream(new UnclosedStream(standardInput), settings.progress()::bytes);
    return Streams.open(STANDARD_INPUT, counted, 0, settings);
  }

  private static boolean isMissing(String path) {
    return !path.equals(STANDARD_INPUT) && parse(path).filter(p -> Files.exists(p)).isEmpty();
  }

  private static Optional<Path> parse(String path) {
    try {
      return path.isEmpty() ? Optional.empty() : Optional.of(Path.of(path));
    } catch (InvalidPathException notAPath) {
      return Optional.empty();
    }
  }

  private static Problem missing(String path) {
    return Problem.error(
        new Place.InFile(path, 0, ""),
        "there is no file or folder \"" + path + "\"",
        "check the spelling and the current folder");
  }
}
