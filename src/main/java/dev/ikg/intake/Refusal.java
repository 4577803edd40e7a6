package dev.ikg.intake;

import java.io.IOException;

/** An input that is not read any further, and why; it becomes a problem where the file is known. */
final class Refusal extends IOException {

  private static final long serialVersionUID = 1L;

  private final String hint;

  Refusal(String message, String hint) {
    super(message);
    this.hint = hint;
  }

  String hint() {
    return hint;
  }

  /** The reason as a message. */
  String reason() {
    return String.valueOf(getMessage());
  }
}
