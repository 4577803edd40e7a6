package dev.ikg.cypher;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All saved questions: those that come with the program, then those of the user's folders. Where
 * two have one id, the first of them wins: a question of the program always asks the same, and a
 * folder that is named first stands before one that is named later.
 */
public final class QuestionLibrary {

  private static final String FOLDER = "/cypher/questions/";

  /** The file that lists the questions of the program in their order, one id a line. */
  private static final String INDEX = "index.txt";

  private final Map<String, SavedQuestion> questions = new LinkedHashMap<>();
  private final Map<String, List<Problem>> broken = new LinkedHashMap<>();
  private final List<Problem> problems = new ArrayList<>();

  private QuestionLibrary() {}

  /**
   * Reads the library. What is wrong with a user's file is kept as a problem, and the rest works.
   *
   * @param folders with questions of the user; one that is not there holds none
   * @throws IllegalStateException where a question of the program is wrong
   */
  public static QuestionLibrary read(List<Path> folders) {
    QuestionLibrary library = new QuestionLibrary();
    for (String id : resource(INDEX).lines().toList()) {
      library.questions.put(id, bundled(id));
    }
    folders.forEach(library::addFolder);
    return library;
  }

  /** All questions, in the order of the library. */
  public List<SavedQuestion> questions() {
    return List.copyOf(questions.values());
  }

  /** What is wrong with files of the user, by file. */
  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  /** The question of an id. */
  public Optional<SavedQuestion> find(String id) {
    return Optional.ofNullable(questions.get(id));
  }

  /**
   * Why there is no question of an id although there is a file for it; empty where there is none.
   */
  public List<Problem> broken(String id) {
    return broken.getOrDefault(id, List.of());
  }

  /** Whether a question comes with the program. */
  public static boolean isBundled(SavedQuestion question) {
    return question.file().startsWith(FOLDER.substring(1));
  }

  private static SavedQuestion bundled(String id) {
    String name = id + QuestionFile.ENDING;
    try {
      return QuestionFile.read(FOLDER.substring(1) + name, id, resource(name));
    } catch (Failure wrong) {
      throw new IllegalStateException(name + ": " + wrong.problems(), wrong);
    }
  }

  private static String resource(String name) {
    try (InputStream in = QuestionLibrary.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException("there is no " + FOLDER + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void addFolder(Path folder) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (Stream<Path> files = Files.list(folder)) {
      files
          .filter(file -> file.getFileName().toString().endsWith(QuestionFile.ENDING))
          .sorted()
          .forEach(this::addFile);
    } catch (IOException unreadable) {
      problems.add(
          Problem.error(
              new Place.InFile(folder.toString(), 0, ""),
              "the folder cannot be read",
              "Questions in it are left out."));
    }
  }

  private void addFile(Path file) {
    String name = file.getFileName().toString();
    String id = name.substring(0, name.length() - QuestionFile.ENDING.length());
    try {
      SavedQuestion question = QuestionFile.read(file.toString(), id, Files.readString(file));
      SavedQuestion first = questions.putIfAbsent(id, question);
      if (first != null) {
        problems.add(
            Problem.warning(
                new Place.InFile(file.toString(), 0, ""),
                "there is a question `" + id + "` already, in " + first.file(),
                "Give this one another name; until then it is left out."));
      }
    } catch (Failure wrong) {
      reject(id, wrong.problems());
    } catch (CharacterCodingException notText) {
      reject(id, List.of(unreadable(file, "the file is not UTF-8", "Save it as UTF-8.")));
    } catch (IOException unreadable) {
      reject(id, List.of(unreadable(file, "the file cannot be read", "May you read it?")));
    }
  }

  private static Problem unreadable(Path file, String message, String hint) {
    return Problem.error(new Place.InFile(file.toString(), 0, ""), message, hint);
  }

  private void reject(String id, List<Problem> why) {
    broken.put(id, why);
    problems.addAll(why);
  }
}
