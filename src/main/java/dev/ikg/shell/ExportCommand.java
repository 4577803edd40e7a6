package dev.ikg.shell;

import dev.ikg.answer.CaseDocument;
import dev.ikg.casework.Desk;
import dev.ikg.export.DocumentFormat;
import dev.ikg.export.DocumentWriter;
import dev.ikg.export.WholeFile;
import dev.ikg.problem.Failure;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;

/** Writes what the graph holds to a file that other tools open. */
final class ExportCommand extends IkgCommand {

  /** Every case document as it came. */
  private static final String CASES = "cases";

  private static final List<String> VIEWS = List.of(CASES);
  private static final String STANDARD_OUTPUT = "-";

  ExportCommand(Session session) {
    super(
        new CommandSpec(
            "export",
            List.of(),
            CommandSpec.Group.CASES,
            "write the cases to a file, each as it was loaded",
            Arguments.one("cases").offering(Offer.choice(VIEWS)),
            CommonOptions.with(
                List.of(
                    OptionSpec.text("to", "FILE", "the file to write; - for standard output"),
                    OptionSpec.choice(
                        "format",
                        DocumentFormat.words(),
                        "how to write it (default: by the ending of the file)"),
                    OptionSpec.flag("force", "write over an existing file")),
                CommonOptions.GRAPH),
            List.of(
                new Example("export cases --to cases.jsonl", "every document, one a line"),
                new Example("export cases --to cases.zip", "every document as a file"))),
        session);
  }

  @Override
  Result run(Invocation invocation) throws IOException {
    String view = invocation.argument();
    if (!view.equals(CASES)) {
      throw noSuchView(view);
    }
    String file =
        invocation
            .option("to")
            .orElseThrow(
                () ->
                    Failure.of(
                        Failure.Kind.USAGE,
                        "export needs a file to write",
                        "Add --to FILE, or --to - for standard output."));
    DocumentFormat format = format(invocation, file);
    Desk desk = session().desk(invocation.graph());
    if (file.equals(STANDARD_OUTPUT)) {
      write(desk, format, session().console().out());
    } else {
      WholeFile target = new WholeFile(file, invocation.flag("force"));
      target.write(out -> write(desk, format, out));
    }
    return new Result.Quiet(ExitCodes.DONE);
  }

  private void write(Desk desk, DocumentFormat format, OutputStream out) throws IOException {
    DocumentWriter writer = format.writer(out);
    try (ProgressLine progress = new ProgressLine(session().console())) {
      desk.documents(document -> write(writer, document), progress);
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

  private static DocumentFormat format(Invocation invocation, String file) {
    return invocation
        .option("format")
        .flatMap(DocumentFormat::of)
        .or(() -> DocumentFormat.ofFile(file))
        .or(() -> Optional.of(DocumentFormat.JSONL).filter(f -> file.equals(STANDARD_OUTPUT)))
        .orElseThrow(
            () ->
                Failure.of(
                    Failure.Kind.USAGE,
                    "the ending of " + file + " does not say which format is meant",
                    "Cases are written as "
                        + String.join(", ", DocumentFormat.words())
                        + "; add --format."));
  }

  private static Failure noSuchView(String view) {
    String hint =
        Nearest.to(view, VIEWS)
            .map(near -> "Did you mean '" + near + "'?")
            .orElse("There is: " + String.join(", ", VIEWS) + ".");
    return Failure.of(Failure.Kind.USAGE, "there is no view '" + view + "'", hint);
  }
}
