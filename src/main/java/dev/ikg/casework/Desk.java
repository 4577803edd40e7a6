package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.CaseDocument;
import dev.ikg.answer.CasePage;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.LoadReport;
import dev.ikg.answer.ReadLimits;
import dev.ikg.question.Completion;
import dev.ikg.question.Proposal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Where the use cases are asked for. A desk belongs to one graph, which is opened by the first use
 * that needs it; making a desk costs nothing. Every method throws {@link dev.ikg.problem.Failure}.
 */
public interface Desk extends AutoCloseable {

  /**
   * Reads cases from files into the graph, or says what that would do.
   *
   * @param consent is asked before cases are removed that the files do not hold
   */
  LoadReport load(LoadRequest request, Progress progress, Consent consent);

  /** Takes cases out of the graph; all of them, or none where one is not known. */
  LoadReport remove(List<String> ids);

  /**
   * Hands every case on as it came, in the order of the ids.
   *
   * @return how many there were
   */
  long documents(Consumer<CaseDocument> sink, Progress progress);

  /** A picture of the graph: nodes and links, and what a reader of it must know. */
  GraphView view(ViewRequest request);

  /** Reads cases from files and says what is wrong with them; never opens the graph. */
  CheckReport validate(LoadRequest request, Progress progress);

  /** One case in full, as a page. */
  CasePage showCase(String id, AskOptions options);

  /** Answers a question in the pattern language. */
  Answer ask(String pattern, AskOptions options);

  /** The Cypher of a question in the pattern language. */
  Explanation explain(String pattern, AskOptions options);

  /** What the graph would do for a question in the pattern language, an operator a row. */
  Answer plan(String pattern, AskOptions options);

  /** The saved questions under one theme, or all; never opens the graph. */
  Answer questions(Optional<String> theme, List<Path> folders, AskOptions options);

  /** Answers a saved question. */
  Answer question(QuestionRequest request, AskOptions options);

  /**
   * Keeps a pattern as a saved question; never opens the graph.
   *
   * @param values what the places in the pattern stand for, by their names
   * @param folder where to
   * @param force whether an existing file is replaced
   * @return the file
   */
  Path save(String id, String pattern, Map<String, String> values, Path folder, boolean force);

  /** Runs a Cypher statement that is sure to only read. */
  Answer cypher(String statement, ReadLimits limits);

  /** Says what all cases show together. */
  Answer insight(InsightRequest request, AskOptions options);

  /** What can follow the beginning of a question; opens the graph only where a name can. */
  Completion completion(String beginning);

  /** Some of the cases whose ids begin with a text. */
  List<Proposal> caseIds(String beginning);

  /** The time spent so far; it opens nothing. */
  Spent spent();

  /** What the graph holds. */
  Holdings holdings();

  /** What is connected, what is loaded, and which version made it; makes no graph. */
  Answer status();

  /** What stands in the way to the graph, if anything; the value {@code well} says so. */
  Answer doctor();

  /**
   * Keeps the graph open for other processes until this thread is interrupted.
   *
   * @param idle how long nobody must have been attached for it to end by itself
   */
  void serve(Optional<Duration> idle);

  /** Closes the graph if it was opened. */
  @Override
  void close();
}
