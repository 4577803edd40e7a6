package dev.ikg.intake;

import java.io.FilterInputStream;
import java.io.InputStream;

/** A stream that goes on when its reader closes it: an archive's entry, standard input. */
final class UnclosedStream extends FilterInputStream {

  UnclosedStream(InputStream in) {
    super(in);
  }

  @Override
  public void close() {
    // whoever made the stream behind this one closes it
  }
}
