package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.cypher.SelectedCases;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Lexicon;
import dev.ikg.index.IndexedCases;
import dev.ikg.index.IndexedQuestion;
import dev.ikg.problem.Failure;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Resolver;
import dev.ikg.question.Tail;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The cases that a statistic looks at.
 *
 * @param pattern that selects them; empty for all cases
 * @param cases as statements
 * @param resolution of the pattern
 * @param view of the graph
 * @param notes what a reader must know about the names in the pattern
 */
record Selection(
    Optional<String> pattern,
    SelectedCases cases,
    Resolution resolution,
    GraphMemory.View view,
    List<String> notes) {

  Selection {
    notes = List.copyOf(notes);
  }

  /**
   * Selects cases.
   *
   * @throws Failure of kind {@code USAGE} where the pattern is wrong, names what the graph does not
   *     know, or says how rows are made
   */
  static Selection of(Optional<String> pattern, Graph.Transaction transaction, GraphMemory memory) {
    GraphMemory.View view = memory.look(transaction);
    Question question = parse(pattern.orElse("all"));
    Resolution resolution = new Resolver(view.lexicon()).resolve(question);
    return new Selection(
        pattern,
        new SelectedCases(resolution, view.lexicon()),
        resolution,
        view,
        resolution.notes().stream().map(note -> note.message() + ". " + note.hint()).toList());
  }

  /** The names of the graph. */
  Lexicon lexicon() {
    return view.lexicon();
  }

  /** The cases in the index of the session, where it is there and holds what is asked. */
  Optional<IndexedQuestion> indexed() {
    return view.index().flatMap(index -> IndexedQuestion.of(index, resolution, view.lexicon()));
  }

  /**
   * Reads a pattern that selects cases.
   *
   * @throws Failure of kind {@code USAGE} where it is wrong, or says how rows are made
   */
  static Question parse(String pattern) {
    Question question = Question.parse(pattern);
    if (!question.tail().equals(Tail.NONE)) {
      throw Failure.of(
          Failure.Kind.USAGE,
          "a pattern that selects cases cannot say how rows are made",
          "Leave out `across`, `by`, `order by` and `limit`.");
    }
    return question;
  }

  /** These cases in the index of the session, where it is there and holds what is asked. */
  Optional<IndexedCases> inIndex() {
    return indexed().map(IndexedQuestion::matchedCases);
  }

  /**
   * What is asked of these cases: in the index where they are there, else by a statement.
   *
   * @param fromIndex gives the rows of the statement
   * @param statement takes these cases as its parameters
   */
  List<Row> rows(
      Function<IndexedCases, List<Row>> fromIndex,
      StatementFile statement,
      Graph.Transaction transaction) {
    return inIndex()
        .map(fromIndex)
        .orElseGet(() -> transaction.run(statement.with(parameters(transaction))));
  }

  /** What a statement file takes to look at these cases only. */
  Map<String, Object> parameters(Graph.Transaction transaction) {
    return pattern.isEmpty()
        ? Map.of("all", true, "ids", List.of())
        : Map.of("all", false, "ids", ids(transaction));
  }

  /** The ids of the cases. */
  List<String> ids(Graph.Transaction transaction) {
    return inIndex().map(IndexedCases::ids).orElseGet(() -> texts(transaction.run(cases.ids())));
  }

  /** How many cases there are. */
  long count(Graph.Transaction transaction) {
    return pattern.isEmpty() ? view.state().cases() : ids(transaction).size();
  }

  /** The ids of the cases that could have matched the pattern. */
  List<String> eligibleIds(Graph.Transaction transaction) {
    return indexed()
        .map(question -> question.eligibleCases().ids())
        .orElseGet(() -> texts(transaction.run(cases.eligibleIds())));
  }

  private static List<String> texts(List<Row> rows) {
    return rows.stream().flatMap(row -> row.text(0).stream()).toList();
  }

  /** The pattern behind a sentence about the cases; nothing for all cases. */
  String words() {
    return pattern.map(text -> " where `" + text + "`").orElse("");
  }
}
