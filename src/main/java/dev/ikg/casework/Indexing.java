package dev.ikg.casework;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * When a session makes an index of the cases of its graph.
 *
 * @param atOnce up to how many cases the first question makes it and waits for it, where nothing is
 *     kept beside the graph
 * @param mostCasesForPairs in how many cases at most all pairs are counted beside one question
 *     while the index is not there
 * @param keeps whether an index is kept beside the graph where that is possible, and one that is
 *     kept is used; then the first question makes it whatever the number of cases
 * @param beside makes that of a larger graph while questions go on; ended with the session
 */
public record Indexing(long atOnce, long mostCasesForPairs, boolean keeps, ExecutorService beside) {

  /** Reading so few cases takes less than planning and running the statements under one answer. */
  private static final long FEW = 20_000;

  /** To read the labels of more cases by a statement would take seconds. */
  private static final long MANY = 20_000;

  /** With the usual limit for pairs; nothing is kept. */
  public Indexing(long atOnce, ExecutorService beside) {
    this(atOnce, MANY, false, beside);
  }

  /** What suits a person who asks. */
  public static Indexing usual() {
    return new Indexing(FEW, MANY, true, Executors.newSingleThreadExecutor(Indexing::background));
  }

  /** The program can end while an index is made. */
  private static Thread background(Runnable work) {
    Thread thread = new Thread(work, "index");
    thread.setDaemon(true);
    return thread;
  }
}
