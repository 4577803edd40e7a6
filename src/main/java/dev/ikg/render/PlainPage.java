package dev.ikg.render;

import dev.ikg.answer.CasePage;
import dev.ikg.answer.CasePage.Entry;
import dev.ikg.answer.CasePage.Section;
import java.io.IOException;

/** A case as a page of plain text, wrapped to the paper that it is written on. */
final class PlainPage {

  private static final String INDENT = "  ";
  private static final String GAP = "  ";

  private final Page page;
  private final Appendable out;

  PlainPage(Page page, Appendable out) {
    this.page = page;
    this.out = out;
  }

  void print(CasePage shown) throws IOException {
    text("", "", shown.title());
    for (Section section : shown.sections()) {
      out.append('\n');
      String indent = section.heading().isEmpty() ? "" : INDENT;
      if (!section.heading().isEmpty()) {
        text("", "", section.heading());
      }
      int names = names(section);
      for (Entry entry : section.entries()) {
        entry(entry, indent, names);
      }
    }
    if (!shown.notes().isEmpty()) {
      out.append('\n');
    }
    for (String note : shown.notes()) {
      text("", "", CellText.NOTE + note);
    }
  }

  /** The cells of the longest name among the facts of a section. */
  private static int names(Section section) {
    return section.entries().stream()
        .filter(Entry.Fact.class::isInstance)
        .mapToInt(entry -> DisplayWidth.of(((Entry.Fact) entry).name()))
        .max()
        .orElse(0);
  }

  private void entry(Entry entry, String indent, int names) throws IOException {
    if (entry instanceof Entry.Fact fact) {
      String padding = " ".repeat(names - DisplayWidth.of(fact.name()));
      String first = indent + fact.name() + padding + GAP;
      String next = indent + " ".repeat(names) + GAP;
      String before = first;
      for (String value : fact.values()) {
        text(before, next, value);
        before = next;
      }
    } else if (entry instanceof Entry.Item item) {
      String mark = indent + item.mark() + " ";
      text(mark, " ".repeat(DisplayWidth.of(mark)), item.text());
    } else if (entry instanceof Entry.Paragraph paragraph) {
      text(indent, indent, paragraph.text());
    }
  }

  /** Writes a text; something stands before its first line, and something before the others. */
  private void text(String first, String next, String text) throws IOException {
    String before = first;
    for (String line : Wrapping.lines(text, page.room(DisplayWidth.of(next)))) {
      out.append((before + line).stripTrailing()).append('\n');
      before = next;
    }
  }
}
