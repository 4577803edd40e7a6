package dev.ikg.render;

import dev.ikg.answer.Cell;
import dev.ikg.problem.Count;
import dev.ikg.problem.OtherSpelling;
import dev.ikg.problem.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes which labels were read as another spelling of one of the vocabulary. */
final class OtherSpellings {

  /** How many are named in a text. */
  private static final int NAMED = 20;

  private OtherSpellings() {}

  /** A note for each, as lines of text. */
  static List<String> lines(List<OtherSpelling> spellings) {
    List<String> lines = new ArrayList<>();
    spellings.stream().limit(NAMED).map(OtherSpellings::line).forEach(lines::add);
    if (spellings.size() > NAMED) {
      lines.add(
          CellText.NOTE
              + Count.grouped(spellings.size() - NAMED)
              + " more labels are written in another way; --format json names all");
    }
    return lines;
  }

  /** All of them, for programs. */
  static Cell cell(List<OtherSpelling> spellings) {
    List<Cell> cells = new ArrayList<>();
    for (OtherSpelling spelling : spellings) {
      Map<String, Cell> values = new LinkedHashMap<>();
      values.put("facet", Cell.of(spelling.facet()));
      values.put("written", Cell.of(spelling.written()));
      values.put("read_as", Cell.of(spelling.label()));
      values.put("documents", Cell.of(spelling.documents()));
      values.putAll(ReportPrinter.at(spelling.first()));
      cells.add(new Cell.Fields(values));
    }
    return new Cell.Many(cells);
  }

  private static String line(OtherSpelling spelling) {
    return CellText.NOTE
        + "the %s \"%s\" is read as \"%s\", in %s"
            .formatted(spelling.facet(), spelling.written(), spelling.label(), where(spelling));
  }

  private static String where(OtherSpelling spelling) {
    String first =
        spelling.first() instanceof Place.InFile in ? in.file() + ":" + in.line() : "an input";
    return spelling.documents() == 1
        ? first
        : spelling.documents() + " documents, first in " + first;
  }
}
