package dev.ikg.casework;

import dev.ikg.problem.Failure;
import java.util.function.Supplier;

/** Statements that the program wrote go the way of a user's, but a wrong one is our fault. */
final class OurStatement {

  private OurStatement() {}

  /**
   * Does something with a statement of the program.
   *
   * @throws IllegalStateException where the database refuses the statement itself
   */
  static <T> T run(Supplier<T> use) {
    try {
      return use.get();
    } catch (Failure failure) {
      throw failure.kind() == Failure.Kind.USAGE
          ? new IllegalStateException("a statement of the program is wrong", failure)
          : failure;
    }
  }
}
