package dev.ikg.answer;

import dev.ikg.problem.Count;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a question gives back.
 *
 * @param columns declared by the question, never found out from the rows
 * @param rows in the order of the answer
 * @param summary the numbers under the rows
 * @param notes what a reader must know to read the numbers rightly, a sentence each
 */
public record Answer(List<Column> columns, List<Row> rows, Summary summary, List<String> notes) {
  public Answer {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    notes = List.copyOf(notes);
  }

  /** The same answer with more notes under it. */
  public Answer noting(List<String> more) {
    List<String> all = new ArrayList<>(notes);
    all.addAll(more);
    return new Answer(columns, rows, summary, all);
  }

  /** The same answer with its first rows only, and a note where there are more. */
  public Answer first(int most) {
    if (rows.size() <= most) {
      return this;
    }
    List<String> all = new ArrayList<>(List.of(cut(most, rows.size())));
    all.addAll(notes);
    return new Answer(columns, rows.subList(0, most), summary, all);
  }

  /** That not all rows are shown. */
  public static String cut(long shown, long all) {
    return Count.grouped(shown)
        + " of "
        + Count.of(all, "row", "rows")
        + " shown; the numbers are about all of them.";
  }

  /** The same answer with more values before those of its summary. */
  public Answer beginning(Map<String, Cell> more) {
    Map<String, Cell> values = new LinkedHashMap<>(more);
    values.putAll(summary.values().values());
    return new Answer(columns, rows, new Summary(new Cell.Fields(values), summary.lines()), notes);
  }
}
