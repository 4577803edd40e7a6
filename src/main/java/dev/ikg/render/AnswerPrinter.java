package dev.ikg.render;

import dev.ikg.answer.Answer;
import java.io.IOException;

/** Writes an answer in one format. */
public interface AnswerPrinter {

  /**
   * Writes an answer.
   *
   * @param out the answer itself, for standard output or a file
   * @param aside what a person should also know but a program that reads {@code out} must not meet,
   *     for standard error
   * @throws IOException where one of them cannot be written
   */
  void print(Answer answer, Appendable out, Appendable aside) throws IOException;

  /** The printer of a format. */
  static AnswerPrinter of(Format format, Page page) {
    return switch (format) {
      case TABLE -> page.vertical() ? new VerticalPrinter(page) : new TablePrinter(page);
      case JSON -> new JsonPrinter();
      case JSONL -> new JsonLinesPrinter();
      case CSV -> DelimitedPrinter.csv(page.header());
      case TSV -> DelimitedPrinter.tsv(page.header());
      case MARKDOWN -> new MarkdownPrinter();
    };
  }
}
