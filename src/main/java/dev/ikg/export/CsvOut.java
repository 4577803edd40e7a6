package dev.ikg.export;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Lines of comma-separated values by RFC 4180. */
final class CsvOut {

  private final Writer out;

  CsvOut(OutputStream stream) {
    out = new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
  }

  /** Writes a line; an empty text is nothing at all. */
  void line(List<String> values) throws IOException {
    for (int i = 0; i < values.size(); i++) {
      out.write(i == 0 ? "" : ",");
      out.write(quoted(ReadableText.of(values.get(i))));
    }
    out.write("\r\n");
  }

  void flush() throws IOException {
    out.flush();
  }

  private static String quoted(String text) {
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c < ' ');
    boolean spaced = !text.equals(text.strip());
    return plain && !spaced ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
