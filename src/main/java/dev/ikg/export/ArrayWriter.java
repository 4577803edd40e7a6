package dev.ikg.export;

import dev.ikg.answer.CaseDocument;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** One JSON array, a document a line. */
final class ArrayWriter implements DocumentWriter {

  private final OutputStream out;
  private String before = "[\n";

  ArrayWriter(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(CaseDocument document) throws IOException {
    text(before);
    out.write(document.json());
    before = ",\n";
  }

  @Override
  public void finish() throws IOException {
    boolean empty = before.startsWith("[");
    text(empty ? "[]\n" : "\n]\n");
  }

  private void text(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.US_ASCII));
  }
}
