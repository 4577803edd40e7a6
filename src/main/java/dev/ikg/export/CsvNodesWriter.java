package dev.ikg.export;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.SpreadsheetText;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The nodes as a table, with the headers that Gephi looks for. */
final class CsvNodesWriter implements GraphWriter {

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    Map<String, Attributes.Type> types = Attributes.ofNodes(view).types();
    CsvOut csv = new CsvOut(out);
    List<String> header =
        new ArrayList<>(
            List.of("Id", "Label", "kind", "group", "amount", "first_day", "last_day", "x", "y"));
    types.keySet().forEach(name -> header.add(SpreadsheetText.guarded(name)));
    csv.line(header);
    for (int i = 0; i < view.nodes().size(); i++) {
      GraphView.Node node = view.nodes().get(i);
      List<String> line = new ArrayList<>();
      line.add(SpreadsheetText.guarded(node.id()));
      line.add(SpreadsheetText.guarded(node.label()));
      line.add(SpreadsheetText.guarded(node.kind()));
      line.add(SpreadsheetText.guarded(node.group()));
      line.add(Double.toString(node.size()));
      line.add(node.days().map(days -> days.first().toString()).orElse(""));
      line.add(node.days().map(days -> days.last().toString()).orElse(""));
      line.add(Double.toString(drawing.x(i)));
      line.add(Double.toString(drawing.y(i)));
      types.keySet().forEach(name -> line.add(value(node.attributes(), name)));
      csv.line(line);
    }
    csv.flush();
  }

  /** An attribute as text; only texts can be taken for formulas. */
  static String value(Cell.Fields attributes, String name) {
    Cell cell = attributes.values().getOrDefault(name, Cell.missing());
    String text = Attributes.text(cell);
    boolean number =
        cell instanceof Cell.Whole || cell instanceof Cell.Real || cell instanceof Cell.Truth;
    return number ? text : SpreadsheetText.guarded(text);
  }
}
