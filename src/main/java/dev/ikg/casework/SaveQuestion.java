package dev.ikg.casework;

import dev.ikg.cypher.QuestionFile;
import dev.ikg.cypher.QuestionLibrary;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.problem.Failure;
import dev.ikg.question.Question;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Keeps a pattern as a question of the user. */
final class SaveQuestion {

  private static final Pattern LEFT_OPEN = Pattern.compile("\\{[a-z][a-z0-9_]*}");

  private final Path folder;
  private final boolean force;

  /**
   * Keeps questions in a folder, which is made where it is not there.
   *
   * @param force whether an existing file is replaced
   */
  SaveQuestion(Path folder, boolean force) {
    this.folder = folder;
    this.force = force;
  }

  /**
   * Writes the file.
   *
   * @return the file
   * @throws Failure of kind {@code USAGE} where the id or the pattern is none, the id belongs to a
   *     question of the program, or the file is there already
   */
  Path save(String id, String pattern) {
    String line = String.join(" ", pattern.lines().toList()).strip();
    Question.parse(line);
    if (!SavedQuestion.isId(id)) {
      throw usage(
          "`" + id + "` cannot be the id of a question",
          "Use small letters and digits, joined by single hyphens, such as shared-retries.");
    }
    if (QuestionLibrary.read(List.of()).find(id).isPresent()) {
      throw usage("`" + id + "` is a question that comes with the program", "Take another id.");
    }
    Matcher open = LEFT_OPEN.matcher(line);
    if (open.find()) {
      throw usage(
          "`" + open.group() + "` leaves a value open, and a pattern alone does not say what it is",
          "Write the question as a file in " + folder + ": docs/questions.md says how.");
    }
    String text = QuestionFile.ofPattern(id, line);
    Path file = folder.resolve(id + QuestionFile.ENDING);
    QuestionFile.read(file.toString(), id, text);
    write(file, text);
    return file;
  }

  /** The file is there whole or not at all. */
  private void write(Path file, String text) {
    if (!force && Files.exists(file)) {
      throw usage(file + " exists already", "Take another id, or --force to replace it.");
    }
    try {
      Files.createDirectories(folder);
      Path part = Files.createTempFile(folder, ".question", ".part");
      try {
        Files.writeString(part, text);
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException unwritable) {
      throw Failure.of(
              Failure.Kind.USAGE, file + " cannot be written", "May you write in this folder?")
          .causedBy(unwritable);
    }
  }

  private static Failure usage(String message, String hint) {
    return Failure.of(Failure.Kind.USAGE, message, hint);
  }
}
