package dev.ikg.render;

import dev.ikg.answer.CasePage;
import dev.ikg.answer.CasePage.Entry;
import dev.ikg.answer.CasePage.Section;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

/** A case as a page in Markdown: headings, lists and paragraphs. */
final class MarkdownPage {

  private final Appendable out;

  MarkdownPage(Appendable out) {
    this.out = out;
  }

  void print(CasePage shown) throws IOException {
    out.append("# ").append(line(shown.title())).append('\n');
    for (Section section : shown.sections()) {
      out.append('\n');
      if (!section.heading().isEmpty()) {
        out.append("## ").append(line(section.heading())).append("\n\n");
      }
      for (Entry entry : section.entries()) {
        out.append(markdown(entry)).append('\n');
      }
    }
    for (String note : shown.notes()) {
      out.append('\n').append("> ").append(line(note)).append('\n');
    }
  }

  private static String markdown(Entry entry) {
    if (entry instanceof Entry.Fact fact) {
      String values =
          fact.values().stream().map(MarkdownPage::line).collect(Collectors.joining("; "));
      return "- **" + line(fact.name()) + "**: " + values;
    }
    if (entry instanceof Entry.Item item) {
      String mark = item.mark().isBlank() ? "  -" : item.mark();
      return mark + " " + line(item.text());
    }
    return lines(((Entry.Paragraph) entry).text()).stream()
        .map(MarkdownText::escaped)
        .collect(Collectors.joining("\n"));
  }

  private static List<String> lines(String text) {
    return Wrapping.lines(text, Page.UNLIMITED);
  }

  private static String line(String text) {
    return MarkdownText.escaped(String.join(" ", lines(text)));
  }
}
