package dev.ikg.render;

import dev.ikg.answer.Answer;
import java.io.IOException;
import java.util.List;

/** What a person reads under the rows: the summary's lines, then the notes, wrapped to the page. */
final class UnderRows {

  private UnderRows() {}

  /** Writes it, an empty line between it and the rows. */
  static void print(Answer answer, Page page, Appendable out) throws IOException {
    List<String> lines = answer.summary().lines();
    boolean nothing = lines.isEmpty() && answer.notes().isEmpty();
    if (!nothing && !answer.columns().isEmpty()) {
      out.append('\n');
    }
    for (String text : lines) {
      for (String line : wrapped(text, page)) {
        out.append(line).append('\n');
      }
    }
    for (String note : answer.notes()) {
      for (String line : wrapped(CellText.NOTE + note, page)) {
        out.append(page.ink().faint(line)).append('\n');
      }
    }
  }

  private static List<String> wrapped(String text, Page page) {
    return Wrapping.lines(ShownText.of(text), page.room(0));
  }
}
