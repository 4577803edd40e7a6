package dev.ikg.export;

import dev.ikg.answer.CaseDocument;
import java.io.IOException;

/** Writes case documents one after another. */
public interface DocumentWriter {

  /** Writes one more. */
  void write(CaseDocument document) throws IOException;

  /** Writes what comes after the last. */
  void finish() throws IOException;
}
