package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.incident.LocalizedText;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A question that is kept as a file. One whose header and body do not fit cannot be made.
 *
 * @param file where it comes from, as a person would write the path
 * @param id what it is asked by
 * @param title the question in words
 * @param theme the heading that it stands under
 * @param purpose what the answer is good for
 * @param parameters the values that it leaves open
 * @param notes what a reader of the answer must know, a sentence each
 * @param body what is asked
 */
public record SavedQuestion(
    String file,
    String id,
    LocalizedText title,
    String theme,
    String purpose,
    List<QuestionParameter> parameters,
    List<String> notes,
    Body body) {

  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");
  private static final int LONGEST_ID = 60;

  /** What is asked: a pattern or a statement. */
  public sealed interface Body {

    /**
     * The line of the file on which it begins.
     *
     * @return counted from 1; 0 where it is not known
     */
    int line();

    /** A question in the pattern language. */
    record Pattern(PatternTemplate template, int line) implements Body {}

    /**
     * A Cypher statement.
     *
     * @param columns what it returns, in order
     * @param graph how its rows are the links of a graph; empty where they are not
     */
    record Statement(String text, List<Column> columns, Optional<QuestionGraph> graph, int line)
        implements Body {
      public Statement {
        columns = List.copyOf(columns);
      }
    }
  }

  /**
   * A question.
   *
   * @throws Failure of kind {@code CONTENT} with everything in which header and body do not fit
   */
  public SavedQuestion {
    parameters = List.copyOf(parameters);
    notes = List.copyOf(notes);
    List<Problem> misfits = QuestionFit.problems(file, parameters, body);
    if (!isId(id)) {
      throw new Failure(Failure.Kind.CONTENT, List.of(wrongId(new Place.InFile(file, 0, ""), id)));
    }
    if (!misfits.isEmpty()) {
      throw new Failure(Failure.Kind.CONTENT, misfits);
    }
  }

  /** Whether a text can be the id of a question, which is also the name of its file. */
  public static boolean isId(String text) {
    return text.length() <= LONGEST_ID && ID.matcher(text).matches();
  }

  /** The problem of an id that is none. */
  static Problem wrongId(Place place, String id) {
    return Problem.error(
        place,
        "`" + id + "` cannot be the id of a question",
        "Use small letters and digits, joined by single hyphens, "
            + LONGEST_ID
            + " characters at most.");
  }
}
