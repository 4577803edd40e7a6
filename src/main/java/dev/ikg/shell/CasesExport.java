package dev.ikg.shell;

import dev.ikg.answer.CaseDocument;
import dev.ikg.casework.Desk;
import dev.ikg.export.DocumentFormat;
import dev.ikg.export.DocumentWriter;
import dev.ikg.export.WholeFile;
import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Writes every case as it was loaded. */
final class CasesExport {

  private final Session session;
  private final Invocation invocation;
  private final String file;
  private long written;

  CasesExport(Session session, Invocation invocation, String file) {
    this.session = session;
    this.invocation = invocation;
    this.file = file;
  }

  Result run() throws IOException {
    DocumentFormat format = format();
    refuseSelection();
    refuseArchiveOnTerminal(format);
    Desk desk = session.desk(invocation.graph());
    if (file.equals(ExportCommand.STANDARD_OUTPUT)) {
      PrintStream out = session.console().exact(true);
      write(desk, format, out);
      out.flush();
    } else {
      WholeFile target = new WholeFile(file, invocation.flag("force"));
      target.write(out -> write(desk, format, out));
    }
    return new Result.Noted(List.of(Count.of(written, "case", "cases") + "."));
  }

  /** Who asks for some cases must not take all of them for those. */
  private void refuseSelection() {
    if (InsightOptions.where(invocation).isPresent()) {
      throw Failure.of(
          Failure.Kind.USAGE,
          "export cases writes every document and no selection",
          "Leave out --where, or 'unset where'; ask PATTERN --format json gives the ids of some.");
    }
  }

  private void refuseArchiveOnTerminal(DocumentFormat format) {
    boolean shown = file.equals(ExportCommand.STANDARD_OUTPUT) && session.console().terminal();
    if (shown && format == DocumentFormat.ZIP) {
      throw Failure.of(
          Failure.Kind.USAGE, "an archive is nothing for a terminal", "Add --to FILE.");
    }
  }

  private void write(Desk desk, DocumentFormat format, OutputStream out) throws IOException {
    DocumentWriter writer = format.writer(out);
    try (ProgressLine progress = new ProgressLine(session.console())) {
      written = desk.documents(document -> write(writer, document), progress);
    }
    writer.finish();
  }

  private static void write(DocumentWriter writer, CaseDocument document) {
    try {
      writer.write(document);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private DocumentFormat format() {
    Optional<String> asked = invocation.option("format");
    Optional<DocumentFormat> format =
        asked.isPresent()
            ? asked.flatMap(DocumentFormat::of)
            : DocumentFormat.ofFile(file)
                .or(
                    () ->
                        Optional.of(DocumentFormat.JSONL)
                            .filter(f -> file.equals(ExportCommand.STANDARD_OUTPUT)));
    return format.orElseThrow(
        () -> ExportCommand.unknownFormat("Cases", asked, file, DocumentFormat.words()));
  }
}
