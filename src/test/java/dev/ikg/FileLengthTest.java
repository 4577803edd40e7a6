package dev.ikg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** No file of Java is so long that a reader loses the thread. */
class FileLengthTest {

  private static final int MOST_LINES = 350;

  @Test
  void noFileIsLongerThanTheHouseAllows() throws IOException {
    Map<Path, Integer> tooLong = new TreeMap<>();
    for (Path file : files()) {
      int lines = Files.readAllLines(file).size();
      if (lines > MOST_LINES) {
        tooLong.put(file, lines);
      }
    }
    assertEquals(Map.of(), tooLong);
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src"))) {
      return files.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }
}
