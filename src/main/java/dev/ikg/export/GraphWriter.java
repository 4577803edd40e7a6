package dev.ikg.export;

import java.io.IOException;
import java.io.OutputStream;

/** Writes a drawn view in one format. */
interface GraphWriter {

  /** Writes everything as UTF-8 and leaves the stream open. */
  void write(Drawing drawing, OutputStream out) throws IOException;
}
