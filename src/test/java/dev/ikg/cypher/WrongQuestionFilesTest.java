package dev.ikg.cypher;

import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ikg.GoldenText;
import dev.ikg.problem.Failure;
import dev.ikg.render.ProblemText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A file that is no question says why, where, and what to do. */
class WrongQuestionFilesTest {

  private static final Path FOLDER = Path.of("src/test/resources/questions/bad");

  @Test
  void everyWrongFileIsRefusedWithItsCure() throws IOException {
    StringBuilder said = new StringBuilder();
    for (Path file : files()) {
      String name = file.getFileName().toString();
      String id = name.replace(QuestionFile.ENDING, "");
      String text = Files.readString(file);
      Failure failure = assertThrows(Failure.class, () -> QuestionFile.read(name, id, text), name);
      said.append(ProblemText.of(failure.problems())).append("\n\n");
    }
    GoldenText.assertSame("cypher/wrong-question-files.txt", said.toString());
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    }
  }
}
