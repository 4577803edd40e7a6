package dev.ikg.cypher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The list in {@code docs/questions.md} is made from the headers. With {@code
 * -Dgolden.rewrite=true} it is written anew.
 */
class QuestionsPageTest {

  private static final Path PAGE = Path.of("docs/questions.md");
  private static final String START = "<!-- the list: made from the headers by a test -->\n";
  private static final String END = "<!-- end of the list -->\n";

  @Test
  void thePageListsTheQuestionsAsTheyAre() throws IOException {
    String page = Files.readString(PAGE);
    int start = page.indexOf(START) + START.length();
    int end = page.indexOf(END);
    String list = list(QuestionLibrary.read(List.of()).questions());
    if (Boolean.getBoolean("golden.rewrite")) {
      Files.writeString(PAGE, page.substring(0, start) + list + page.substring(end));
    } else {
      assertEquals(list, page.substring(start, end), "run with -Dgolden.rewrite=true");
    }
  }

  private static String list(List<SavedQuestion> questions) {
    List<String> themes = questions.stream().map(SavedQuestion::theme).distinct().toList();
    return themes.stream()
        .map(
            theme ->
                "\n### "
                    + theme
                    + "\n\n"
                    + questions.stream()
                        .filter(question -> question.theme().equals(theme))
                        .map(QuestionsPageTest::entry)
                        .collect(Collectors.joining("\n")))
        .collect(Collectors.joining("", "", "\n"));
  }

  private static String entry(SavedQuestion question) {
    String notes = question.notes().stream().map(note -> " " + note).collect(Collectors.joining());
    return "**%s** (`%s`). %s%s\n\n```\n%s\n```\n"
        .formatted(
            question.title().in("en").orElse(""),
            question.id(),
            question.purpose(),
            notes,
            call(question));
  }

  private static String call(SavedQuestion question) {
    return "./ikg question "
        + question.id()
        + question.parameters().stream()
            .map(p -> " --param " + p.name() + "=" + p.example())
            .collect(Collectors.joining());
  }
}
