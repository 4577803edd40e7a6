package dev.ikg.export;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.SpreadsheetText;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The links as a table, with the headers that Gephi looks for. */
final class CsvLinksWriter implements GraphWriter {

  @Override
  public void write(Drawing drawing, OutputStream out) throws IOException {
    GraphView view = drawing.view();
    Map<String, Attributes.Type> types = Attributes.ofLinks(view).types();
    CsvOut csv = new CsvOut(out);
    List<String> header =
        new ArrayList<>(
            List.of("Source", "Target", "Type", "Id", "Label", "Weight", "kind", "style"));
    types.keySet().forEach(name -> header.add(SpreadsheetText.guarded(name)));
    csv.line(header);
    for (GraphView.Link link : view.links()) {
      List<String> line = new ArrayList<>();
      line.add(SpreadsheetText.guarded(link.source()));
      line.add(SpreadsheetText.guarded(link.target()));
      line.add(link.directed() ? "Directed" : "Undirected");
      line.add(SpreadsheetText.guarded(link.id()));
      line.add(SpreadsheetText.guarded(link.label()));
      line.add(Double.toString(link.width()));
      line.add(SpreadsheetText.guarded(link.kind()));
      line.add(link.style().word());
      types.keySet().forEach(name -> line.add(CsvNodesWriter.value(link.attributes(), name)));
      csv.line(line);
    }
    csv.flush();
  }
}
