package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.cypher.QuestionLibrary;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SaveQuestionTest {

  @TempDir private Path folder;

  @Test
  void aPatternIsKeptAndFound() {
    Path file =
        new SaveQuestion(folder.resolve("new"), false)
            .save("mine", "text \"a b\" by org", Map.of());
    assertTrue(Files.exists(file));
    QuestionLibrary library = QuestionLibrary.read(List.of(folder.resolve("new")));
    assertEquals(List.of(), library.problems());
    assertTrue(library.find("mine").isPresent());
  }

  @Test
  void nothingIsReplacedWithoutForce() throws IOException {
    Path file = new SaveQuestion(folder, false).save("mine", "all", Map.of());
    String before = Files.readString(file);
    assertRefused("mine", "all by org");
    assertEquals(before, Files.readString(file));
    new SaveQuestion(folder, true).save("mine", "all by org", Map.of());
    assertTrue(Files.readString(file).contains("all by org"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "A", "a b", "../x", "-a", "a-", "a--b", "a/b", "장애", "users-first"})
  void anIdIsAPlainWordThatTheProgramDoesNotUse(String id) {
    assertRefused(id, "all");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "(all", "without x", "all with {x}"})
  void whatIsNoPatternIsNotKept(String pattern) {
    assertThrows(
        Failure.class, () -> new SaveQuestion(folder, false).save("mine", pattern, Map.of()));
    assertEquals(0, folder.toFile().list().length);
  }

  @Test
  void aValueThatIsGivenTakesItsPlace() throws IOException {
    Path file =
        new SaveQuestion(folder, false)
            .save(
                "mine",
                "{factor} at {org} since {year}",
                Map.of("factor", "retry-storm", "org", "Amazon Web Services", "year", "2020-01"));
    assertTrue(
        Files.readString(file).contains("retry-storm at \"Amazon Web Services\" since 2020-01"));
  }

  @Test
  void aValueWithoutAPlaceIsNamed() {
    Failure refused =
        assertThrows(
            Failure.class,
            () -> new SaveQuestion(folder, false).save("mine", "all", Map.of("year", "2020")));
    assertTrue(refused.problems().get(0).message().contains("`{year}`"));
  }

  @Test
  void aPatternThatLeavesAValueOpenIsToldWhereSuchQuestionsAreWritten() {
    SaveQuestion saving = new SaveQuestion(folder, false);
    Failure refused =
        assertThrows(
            Failure.class, () -> saving.save("mine", "retry-storm with {factor}", Map.of()));
    assertTrue(refused.problems().get(0).message().contains("`{factor}`"));
    assertTrue(refused.problems().get(0).hint().contains("docs/questions.md"));
  }

  private void assertRefused(String id, String pattern) {
    Failure refused =
        assertThrows(
            Failure.class, () -> new SaveQuestion(folder, false).save(id, pattern, Map.of()));
    assertEquals(Failure.Kind.USAGE, refused.kind());
  }
}
