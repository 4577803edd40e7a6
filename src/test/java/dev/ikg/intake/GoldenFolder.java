package dev.ikg.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * A folder of inputs and a folder of what is expected of each, {@code golden/ROOM/INPUT.txt}. With
 * {@code -Dgolden.rewrite=true} the expected texts are written anew, to be read in the difference.
 */
public final class GoldenFolder {

  private static final Path RESOURCES = Path.of("src/test/resources");

  private final Path inputs;
  private final Path expected;

  /** The inputs of a room and what is expected of them. */
  public GoldenFolder(String room) {
    this.inputs = RESOURCES.resolve(room);
    this.expected = RESOURCES.resolve("golden").resolve(room);
  }

  /** A test for each input that its result is the expected one, and that no half is missing. */
  public Stream<DynamicTest> tests(Function<Path, String> result) {
    Set<String> names = names(inputs);
    names.addAll(
        names(expected).stream()
            .map(name -> name.substring(0, name.length() - ".txt".length()))
            .collect(Collectors.toSet()));
    return names.stream().map(name -> DynamicTest.dynamicTest(name, () -> check(name, result)));
  }

  private void check(String name, Function<Path, String> result) throws IOException {
    Path file = expected.resolve(name + ".txt");
    String actual = result.apply(inputs.resolve(name)).strip() + "\n";
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.createDirectories(expected);
      Files.writeString(file, actual);
    }
    assertTrue(Files.exists(file), file + " is missing; -Dgolden.rewrite=true writes it");
    assertEquals(Files.readString(file), actual);
  }

  private static Set<String> names(Path folder) {
    if (!Files.isDirectory(folder)) {
      return new TreeSet<>();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
