package dev.ikg.export;

import dev.ikg.answer.CaseDocument;
import java.io.IOException;
import java.io.OutputStream;

/** JSON Lines: canonical JSON holds no line break. */
final class LineWriter implements DocumentWriter {

  private final OutputStream out;

  LineWriter(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(CaseDocument document) throws IOException {
    out.write(document.json());
    out.write('\n');
  }

  @Override
  public void finish() {}
}
