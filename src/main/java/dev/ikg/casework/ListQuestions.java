package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.cypher.QuestionLibrary;
import dev.ikg.cypher.QuestionParameter;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.incident.Key;
import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The saved questions as an answer. */
final class ListQuestions {

  private static final List<Column> COLUMNS =
      List.of(
          Column.text("theme"), Column.text("id"), Column.text("title"), Column.list("parameters"));

  private final QuestionLibrary library;
  private final AskOptions options;

  ListQuestions(QuestionLibrary library, AskOptions options) {
    this.library = library;
    this.options = options;
  }

  /**
   * The questions under one theme, or all; a note for each file of the user that is left out.
   *
   * @throws Failure of kind {@code USAGE} where there is no such theme
   */
  Answer list(Optional<String> theme) {
    List<SavedQuestion> questions =
        library.questions().stream()
            .filter(question -> theme.isEmpty() || isUnder(theme.get(), question))
            .toList();
    if (questions.isEmpty() && theme.isPresent()) {
      throw noTheme(theme.get());
    }
    long themes = questions.stream().map(SavedQuestion::theme).distinct().count();
    String line =
        Count.of(questions.size(), "question", "questions")
            + (themes > 1 ? " under " + themes + " themes." : ".");
    return new Answer(
        COLUMNS,
        questions.stream().map(this::row).toList(),
        new Summary(new Cell.Fields(Map.of("questions", Cell.of(questions.size()))), List.of(line)),
        library.problems().stream().map(ListQuestions::note).toList());
  }

  private static boolean isUnder(String theme, SavedQuestion question) {
    return Key.folded(theme).equals(Key.folded(question.theme()));
  }

  private Row row(SavedQuestion question) {
    return new Row(
        List.of(
            Cell.of(question.theme()),
            Cell.of(question.id()),
            question.title().in(options.language()).map(Cell::of).orElse(Cell.missing()),
            Cell.ofTexts(question.parameters().stream().map(QuestionParameter::usage).toList())));
  }

  private Failure noTheme(String theme) {
    String themes =
        String.join(
            ", ", library.questions().stream().map(SavedQuestion::theme).distinct().toList());
    return Failure.of(
        Failure.Kind.USAGE, "there is no theme `" + theme + "`", "The themes are " + themes + ".");
  }

  private static String note(Problem problem) {
    String where =
        problem.place() instanceof Place.InFile file
            ? file.file() + (file.line() > 0 ? ":" + file.line() : "") + ": "
            : "";
    return where + problem.message() + ". " + problem.hint();
  }
}
