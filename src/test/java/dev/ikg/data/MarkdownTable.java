package dev.ikg.data;

import java.util.Arrays;
import java.util.List;

/** Reads the tables of a Markdown page. */
final class MarkdownTable {

  private MarkdownTable() {}

  /** The rows of the first table under a heading, without its head. */
  static List<List<String>> under(String page, String heading) {
    return page.lines()
        .dropWhile(line -> !line.matches("#+ " + heading))
        .dropWhile(line -> !line.startsWith("|"))
        .takeWhile(line -> line.startsWith("|"))
        .skip(2)
        .map(MarkdownTable::cells)
        .toList();
  }

  private static List<String> cells(String line) {
    String inner = line.substring(1, line.lastIndexOf('|'));
    return Arrays.stream(inner.split("\\|")).map(String::strip).toList();
  }
}
