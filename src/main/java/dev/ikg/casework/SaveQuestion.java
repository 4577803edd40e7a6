package dev.ikg.casework;

import dev.ikg.cypher.QuestionFile;
import dev.ikg.cypher.QuestionLibrary;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.problem.Failure;
import dev.ikg.question.Question;
import dev.ikg.question.Quoting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Keeps a pattern as a question of the user. */
final class SaveQuestion {

  private static final Pattern LEFT_OPEN = Pattern.compile("\\{[a-z][a-z0-9_]*}");

  /** What needs no quotes: a label, a number, a date or a length. */
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}]+(?:[-.][\\p{L}\\p{N}]+)*");

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
   * @param values what the places in the pattern stand for, by their names
   * @return the file
   * @throws Failure of kind {@code USAGE} where the id or the pattern is none, the id belongs to a
   *     question of the program, or the file is there already
   */
  Path save(String id, String pattern, Map<String, String> values) {
    String line = bound(String.join(" ", pattern.lines().toList()).strip(), values);
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
          "Give it with --param NAME=VALUE, or write the question as a file in "
              + folder
              + ": docs/questions.md says how.");
    }
    String text = QuestionFile.ofPattern(id, line);
    Path file = folder.resolve(id + QuestionFile.ENDING);
    QuestionFile.read(file.toString(), id, text);
    write(file, text);
    return file;
  }

  /** The pattern with its values in their places; a value of several words is one word. */
  private static String bound(String pattern, Map<String, String> values) {
    String bound = pattern;
    for (Map.Entry<String, String> value : values.entrySet()) {
      String place = "{" + value.getKey() + "}";
      if (!bound.contains(place)) {
        throw usage(
            "the pattern has no place `" + place + "` for the value of --param " + value.getKey(),
            "Write the place where the value belongs, or leave the value out.");
      }
      String words = value.getValue();
      bound = bound.replace(place, PLAIN.matcher(words).matches() ? words : Quoting.quoted(words));
    }
    return bound;
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
