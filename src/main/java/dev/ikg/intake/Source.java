package dev.ikg.intake;

import java.io.IOException;

/** Something that gives documents one after another: a folder, an archive, a file, a stream. */
interface Source extends AutoCloseable {

  /** One step on the way through a source. */
  sealed interface Step {

    /** A result. */
    record Took(Taken taken) implements Step {}

    /** A source inside this one that comes next. */
    record Enter(String name, Opening opening) implements Step {}

    /** There is nothing more. */
    record End() implements Step {}
  }

  /** Opens a source when its turn has come. */
  interface Opening {
    Source open() throws IOException;
  }

  /** The next step; {@link Step.End} for good once it is over. */
  Step next() throws IOException;

  @Override
  void close() throws IOException;
}
