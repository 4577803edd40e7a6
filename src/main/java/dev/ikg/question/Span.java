package dev.ikg.question;

/**
 * A stretch of a question's text.
 *
 * @param start the first character, counted in UTF-16 units from 0
 * @param end one past the last character
 */
public record Span(int start, int end) {

  /** The place of what was built and not read. */
  public static final Span NONE = new Span(0, 0);

  /** The stretch from the start of this one to the end of another that comes later. */
  public Span to(Span later) {
    return new Span(start, Math.max(end, later.end));
  }

  /** What a text has at this stretch. */
  public String of(String text) {
    return text.substring(start, end);
  }
}
