package dev.ikg.cypher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.problem.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuestionLibraryTest {

  @TempDir private Path folder;

  @Test
  void theIndexListsEveryFile() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("cypher/questions"))) {
      List<String> inFolder =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(QuestionFile.ENDING))
              .map(name -> name.replace(QuestionFile.ENDING, ""))
              .sorted()
              .toList();
      assertEquals(
          inFolder,
          QuestionLibrary.read(List.of()).questions().stream()
              .map(SavedQuestion::id)
              .sorted()
              .toList(),
          "add what is missing to cypher/questions/index.txt");
    }
  }

  @Test
  void everyQuestionHasATitleInKorean() {
    for (SavedQuestion question : QuestionLibrary.read(List.of()).questions()) {
      assertTrue(question.title().byLanguage().containsKey("ko"), question.id());
    }
  }

  @Test
  void aBadFileIsNamedAndTheRestWorks() throws IOException {
    Files.writeString(folder.resolve("mine.cypher"), QuestionFile.ofPattern("mine", "all"));
    Files.writeString(folder.resolve("bad.cypher"), "RETURN 1 AS one");
    Files.write(folder.resolve("bytes.cypher"), new byte[] {(byte) 0xC3, 0x28});
    Files.writeString(folder.resolve("notes.txt"), "no question");
    QuestionLibrary library = QuestionLibrary.read(List.of(folder));
    assertTrue(library.find("mine").isPresent());
    assertEquals(
        List.of("bad.cypher", "bytes.cypher"),
        library.problems().stream().map(p -> name(p.place())).distinct().toList());
    assertEquals(List.of(), library.broken("mine"));
    assertTrue(library.broken("bad").size() > 1);
  }

  @Test
  void aQuestionOfTheProgramWinsAndTheOtherIsNamed() throws IOException {
    Files.writeString(
        folder.resolve("users-first.cypher"), QuestionFile.ofPattern("users-first", "all"));
    QuestionLibrary library = QuestionLibrary.read(List.of(folder));
    assertTrue(QuestionLibrary.isBundled(library.find("users-first").orElseThrow()));
    assertEquals("users-first.cypher", name(library.problems().get(0).place()));
  }

  @Test
  void aFolderThatIsNotThereHoldsNone() {
    assertEquals(List.of(), QuestionLibrary.read(List.of(folder.resolve("none"))).problems());
  }

  private static String name(Place place) {
    String file = ((Place.InFile) place).file();
    return Path.of(file).getFileName().toString();
  }
}
