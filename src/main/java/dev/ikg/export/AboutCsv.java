package dev.ikg.export;

import dev.ikg.answer.SpreadsheetText;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;

/** What a view says of itself, as a table beside its nodes and links. */
final class AboutCsv {

  private AboutCsv() {}

  static void write(Drawing drawing, OutputStream out) throws IOException {
    CsvOut csv = new CsvOut(out);
    csv.line(List.of("about", "text"));
    for (Map.Entry<String, String> line : drawing.view().about().lines().entrySet()) {
      csv.line(List.of(line.getKey(), SpreadsheetText.guarded(line.getValue())));
    }
    csv.flush();
  }
}
