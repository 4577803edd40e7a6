package dev.ikg.answer;

import java.util.List;

/**
 * One case, for people and for programs.
 *
 * @param record the whole case as named values, the same names for every case
 * @param title the headline
 * @param sections what a person reads, in order
 * @param notes what a reader must know to read the page rightly, a sentence each
 */
public record CasePage(
    Cell.Fields record, String title, List<Section> sections, List<String> notes) {

  public CasePage {
    sections = List.copyOf(sections);
    notes = List.copyOf(notes);
  }

  /**
   * A part of the page.
   *
   * @param heading empty for the part under the title
   */
  public record Section(String heading, List<Entry> entries) {
    public Section {
      entries = List.copyOf(entries);
    }
  }

  /** Something that is said. */
  public sealed interface Entry {

    /** A named value, or several, each on a line of its own. */
    record Fact(String name, List<String> values) implements Entry {
      public Fact {
        values = List.copyOf(values);
      }
    }

    /** A text, whose own line breaks are kept. */
    record Paragraph(String text) implements Entry {}

    /** An item of a list, with the mark before it, such as {@code 1.} */
    record Item(String mark, String text) implements Entry {}
  }
}
