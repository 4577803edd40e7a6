package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.problem.Failure;
import java.util.List;
import java.util.Optional;

/** A value that stands behind the id of a saved question without {@code --param}. */
final class UnnamedValue {

  private static final int ID = 1;
  private static final int PARAMETERS = 3;

  private UnnamedValue() {}

  /**
   * The failure of a word too many, with how it is written as a value.
   *
   * @param words the id and what follows it
   * @param questions the list of all saved questions
   */
  static Failure failure(List<String> words, Answer questions) {
    String id = words.get(0);
    Optional<List<String>> parameters =
        questions.rows().stream()
            .filter(row -> row.text(ID).filter(id::equals).isPresent())
            .map(row -> row.texts(PARAMETERS))
            .findFirst();
    return Failure.of(
        Failure.Kind.USAGE,
        "one word too many: " + words.get(1),
        parameters
            .map(usages -> hint(id, words.get(1), usages))
            .orElse("'questions' lists the saved questions and their parameters."));
  }

  /** The hint, from parameters as {@code name} or {@code name=default}. */
  private static String hint(String id, String word, List<String> usages) {
    if (usages.isEmpty()) {
      return id + " takes no parameters.";
    }
    List<String> names = usages.stream().map(usage -> usage.split("=", 2)[0]).toList();
    boolean named = names.contains(word.split("=", 2)[0]) && word.contains("=");
    String value = named ? word : names.get(0) + "=" + word;
    boolean quoted = value.chars().anyMatch(Character::isWhitespace);
    return "Write --param %s; %s takes %s."
        .formatted(quoted ? "\"" + value + "\"" : value, id, String.join(", ", usages));
  }
}
