package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Questions and what becomes of them, in one file: a line that begins with {@code "? "} is a
 * question, the lines up to the next one are what is expected of it. With {@code
 * -Dgolden.rewrite=true} the expected lines are written anew, to be read in the difference.
 */
public final class GoldenFile {

  private static final Path FOLDER = Path.of("src/test/resources/golden");
  private static final String QUESTION = "? ";

  private record Block(String question, String expected) {}

  private final Path file;
  private final List<String> heading = new ArrayList<>();
  private final List<Block> blocks = new ArrayList<>();

  /** The file of this name below the golden files. */
  public GoldenFile(String name) {
    this.file = FOLDER.resolve(name);
    read();
  }

  /** The questions in their order. */
  public List<String> questions() {
    return blocks.stream().map(Block::question).toList();
  }

  /** A test for each question that its result is the expected one. */
  public Stream<DynamicTest> tests(UnaryOperator<String> result) {
    if (Boolean.getBoolean("golden.rewrite")) {
      rewrite(result);
    }
    return blocks.stream()
        .map(
            block ->
                DynamicTest.dynamicTest(
                    block.question().isBlank() ? "(nothing)" : block.question(),
                    () -> assertEquals(block.expected(), result.apply(block.question()).strip())));
  }

  private void read() {
    heading.clear();
    blocks.clear();
    String question = "";
    List<String> expected = heading;
    try {
      for (String line : Files.readAllLines(file)) {
        if (line.startsWith(QUESTION)) {
          keep(question, expected);
          question = line.substring(QUESTION.length());
          expected = new ArrayList<>();
        } else {
          expected.add(line);
        }
      }
    } catch (IOException e) {
      throw new AssertionError("cannot read " + file, e);
    }
    keep(question, expected);
  }

  private void keep(String question, List<String> expected) {
    if (expected != heading) {
      blocks.add(new Block(question, String.join("\n", expected).strip()));
    }
  }

  private void rewrite(UnaryOperator<String> result) {
    StringBuilder out = new StringBuilder(String.join("\n", heading).strip()).append("\n\n");
    for (Block block : blocks) {
      out.append(QUESTION).append(block.question()).append('\n');
      out.append(result.apply(block.question()).strip()).append("\n\n");
    }
    try {
      Files.writeString(file, out.toString().strip() + "\n");
    } catch (IOException e) {
      throw new AssertionError("cannot write " + file, e);
    }
    read();
  }
}
