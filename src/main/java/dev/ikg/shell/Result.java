package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.answer.CasePage;
import dev.ikg.answer.Cell;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.LoadReport;
import dev.ikg.answer.Row;
import dev.ikg.problem.Problem;
import dev.ikg.problem.Severity;
import dev.ikg.render.AnswerPrinter;
import dev.ikg.render.CasePagePrinter;
import dev.ikg.render.Format;
import dev.ikg.render.Listing;
import dev.ikg.render.Page;
import dev.ikg.render.ReportPrinter;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** What a command gives back, before it is written anywhere. */
sealed interface Result {

  /** Writes it in a format; what is not the answer itself goes aside. */
  void print(Format format, Page page, Appendable out, Appendable aside) throws IOException;

  /** The exit code that it stands for. */
  default int code() {
    return ExitCodes.DONE;
  }

  /** The same with more values before those of its summary, where it is an answer. */
  default Result beginning(Map<String, Cell> more) {
    return this;
  }

  /** The same with so many rows at most, where it is an answer. */
  default Result first(int rows) {
    return this;
  }

  /** The answer to a question. */
  record Answered(Answer answer) implements Result {
    @Override
    public Result beginning(Map<String, Cell> more) {
      return new Answered(answer.beginning(more));
    }

    @Override
    public Result first(int rows) {
      return new Answered(answer.first(rows));
    }

    @Override
    public void print(Format format, Page page, Appendable out, Appendable aside)
        throws IOException {
      AnswerPrinter.of(format, page).print(answer, out, aside);
    }
  }

  /** An answer that says whether something is well. */
  record Judged(Answer answer, boolean well) implements Result {
    @Override
    public Result beginning(Map<String, Cell> more) {
      return new Judged(answer.beginning(more), well);
    }

    @Override
    public void print(Format format, Page page, Appendable out, Appendable aside)
        throws IOException {
      new Answered(answer).print(format, page, out, aside);
    }

    @Override
    public int code() {
      return well ? ExitCodes.DONE : ExitCodes.CONTENT;
    }
  }

  /** The answer to a question, some columns of which are of no use to a person. */
  record Narrowed(Answer answer, Predicate<String> shown) implements Result {
    @Override
    public Result beginning(Map<String, Cell> more) {
      return new Narrowed(answer.beginning(more), shown);
    }

    @Override
    public Result first(int rows) {
      return new Narrowed(answer.first(rows), shown);
    }

    @Override
    public void print(Format format, Page page, Appendable out, Appendable aside)
        throws IOException {
      boolean person = format == Format.TABLE || format == Format.MARKDOWN;
      AnswerPrinter.of(format, page).print(person ? answerForPeople() : answer, out, aside);
    }

    private Answer answerForPeople() {
      List<Integer> kept =
          IntStream.range(0, answer.columns().size())
              .filter(i -> shown.test(answer.columns().get(i).name()))
              .boxed()
              .toList();
      return new Answer(
          kept.stream().map(answer.columns()::get).toList(),
          answer.rows().stream()
              .map(row -> new Row(kept.stream().map(row.cells()::get).toList()))
              .toList(),
          answer.summary(),
          answer.notes());
    }
  }

  /** The answer to a question whose rows are read one below the other. */
  record Listed(Answer answer, Listing listing) implements Result {
    @Override
    public Result beginning(Map<String, Cell> more) {
      return new Listed(answer.beginning(more), listing);
    }

    @Override
    public Result first(int rows) {
      return new Listed(answer.first(rows), listing);
    }

    @Override
    public void print(Format format, Page page, Appendable out, Appendable aside)
        throws IOException {
      if (format == Format.TABLE) {
        listing.print(answer, page, out);
      } else {
        AnswerPrinter.of(format, page).print(answer, out, aside);
      }
    }
  }

  /** One case in full. */
  record Shown(CasePage casePage) implements Result {
    @Override
    public void print(Format format, Page page, Appendable out, Appendable aside)
        throws IOException {
      new CasePagePrinter(format, page).print(casePage, out, aside);
    }
  }

  /** What a load did, or what a look at documents found. */
  record Reported(Report report, int code) implements Result {
    @Override
    public void print(Format format, Page page, Appendable out, Appendable aside)
        throws IOException {
      report.print(new ReportPrinter(format, page), out, aside);
    }
  }

  /** A report that a printer writes. */
  @FunctionalInterface
  interface Report {
    void print(ReportPrinter printer, Appendable out, Appendable aside) throws IOException;
  }

  /** What a load did. */
  static Result of(LoadReport report) {
    return new Reported(
        (printer, out, aside) -> printer.print(report, out, aside),
        codeOf(report.rejected(), report.problems()));
  }

  /** What a look at documents found. */
  static Result of(CheckReport report) {
    return new Reported(
        (printer, out, aside) -> printer.print(report, out, aside),
        codeOf(report.rejected(), report.problems()));
  }

  /** Text that is the same in every format. */
  record Said(String text) implements Result {
    @Override
    public void print(Format format, Page page, Appendable out, Appendable aside)
        throws IOException {
      out.append(text);
    }
  }

  /** Lines about a file that was written, which are no answer. */
  record Noted(List<String> lines) implements Result {
    public Noted {
      lines = List.copyOf(lines);
    }

    @Override
    public void print(Format format, Page page, Appendable out, Appendable aside)
        throws IOException {
      for (String line : lines) {
        aside.append(line).append('\n');
      }
    }
  }

  /** Nothing to write. */
  record Quiet(int code) implements Result {
    @Override
    public void print(Format format, Page page, Appendable out, Appendable aside) {}
  }

  private static int codeOf(long rejected, List<Problem> problems) {
    boolean error = problems.stream().anyMatch(p -> p.severity() == Severity.ERROR);
    return rejected > 0 || error ? ExitCodes.CONTENT : ExitCodes.DONE;
  }
}
