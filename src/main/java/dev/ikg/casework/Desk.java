package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.LoadReport;

/**
 * Where the use cases are asked for. A desk belongs to one graph, which is opened by the first use
 * that needs it; making a desk costs nothing. Every method throws {@link dev.ikg.problem.Failure}.
 */
public interface Desk extends AutoCloseable {

  /** Reads cases from files into the graph. */
  LoadReport load(LoadRequest request, Progress progress);

  /** Reads cases from files and says what is wrong with them; never opens the graph. */
  CheckReport validate(LoadRequest request, Progress progress);

  /** Answers a question in the pattern language. */
  Answer ask(String pattern, AskOptions options);

  /** The Cypher of a question in the pattern language. */
  Explanation explain(String pattern, AskOptions options);

  /** Closes the graph if it was opened. */
  @Override
  void close();
}
