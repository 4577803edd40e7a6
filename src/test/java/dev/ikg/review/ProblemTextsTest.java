package dev.ikg.review;

import dev.ikg.intake.GoldenFolder;
import dev.ikg.intake.Shown;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every word that a review says. */
class ProblemTextsTest {

  @TestFactory
  Stream<DynamicTest> eachDocumentIsTakenOrNamed() {
    return new GoldenFolder("review").tests(ProblemTextsTest::shown);
  }

  private static String shown(Path file) {
    return Reviews.of(file).stream()
        .map(ProblemTextsTest::shown)
        .map(text -> text.replace(file.getParent() + "/", ""))
        .collect(Collectors.joining("\n"));
  }

  private static String shown(Reviewed reviewed) {
    String outcome = reviewed.incident().map(found -> "case " + found.id()).orElse("no case");
    return reviewed.problems().isEmpty()
        ? outcome
        : outcome + "\n" + Shown.problems(reviewed.problems());
  }
}
