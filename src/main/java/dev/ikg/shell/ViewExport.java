package dev.ikg.shell;

import dev.ikg.answer.GraphView;
import dev.ikg.casework.ViewRequest;
import dev.ikg.export.GraphFormat;
import dev.ikg.export.WholeFile;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a graph view. */
final class ViewExport {

  private static final int USUAL_DEPTH = 1;

  private final Session session;
  private final Invocation invocation;
  private final String file;

  ViewExport(Session session, Invocation invocation, String file) {
    this.session = session;
    this.invocation = invocation;
    this.file = file;
  }

  Result run(ViewRequest.Name name) throws IOException {
    GraphFormat format = format();
    List<String> arguments = invocation.arguments();
    ViewRequest request =
        new ViewRequest(
            name,
            arguments.subList(1, arguments.size()),
            invocation.option("where"),
            number("depth").orElse(USUAL_DEPTH),
            number("max-nodes").orElse(format.usualMost()),
            GivenValues.of(invocation),
            QuestionFolders.of(invocation, session.console().environment()));
    Optional<String> flavour = invocation.option("flavour");
    format.checkFlavour(flavour);
    boolean toFile = !file.equals(ExportCommand.STANDARD_OUTPUT);
    List<WholeFile> files = toFile ? files(format) : List.of();
    if (!toFile && format.suffixes().size() > 1) {
      throw Failure.of(
          Failure.Kind.USAGE,
          format.word() + " is several files, which do not fit into standard output",
          "Add --to FILE.");
    }
    GraphView view = session.desk(invocation.graph()).view(request);
    List<WholeFile.Content> contents = format.contents(view, flavour);
    for (int i = 0; i < contents.size(); i++) {
      if (toFile) {
        files.get(i).write(contents.get(i));
      } else {
        PrintStream out = session.console().exact(format.isJson());
        contents.get(i).writeTo(out);
        out.flush();
      }
    }
    return new Result.Noted(notes(view, request));
  }

  private List<WholeFile> files(GraphFormat format) {
    boolean force = invocation.flag("force");
    return format.suffixes().stream().map(suffix -> new WholeFile(named(suffix), force)).toList();
  }

  /** The name of a file with a suffix before its ending. */
  private String named(String suffix) {
    int folder = Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\'));
    int dot = file.lastIndexOf('.');
    int end = dot > folder + 1 ? dot : file.length();
    return file.substring(0, end) + suffix + file.substring(end);
  }

  private static List<String> notes(GraphView view, ViewRequest request) {
    List<String> notes = new ArrayList<>();
    notes.add("%d nodes, %d links.".formatted(view.nodes().size(), view.links().size()));
    if (view.nodes().isEmpty()) {
      pattern(request).ifPresent(p -> notes.add("No case shows `" + p + "`; 'ask' says why."));
    }
    if (!view.about().cut().isEmpty()) {
      notes.add(view.about().cut() + " --max-nodes changes that.");
    }
    return notes;
  }

  /** The pattern that a view shows, else the one that narrows it. */
  private static Optional<String> pattern(ViewRequest request) {
    return request.name() == ViewRequest.Name.PATTERN
        ? Optional.of(request.arguments().get(0))
        : request.where();
  }

  private Optional<Integer> number(String option) {
    return invocation.option(option).map(Integer::valueOf);
  }

  private GraphFormat format() {
    Optional<String> asked = invocation.option("format");
    Optional<GraphFormat> format =
        asked.isPresent() ? asked.flatMap(GraphFormat::of) : GraphFormat.ofFile(file);
    return format.orElseThrow(
        () -> ExportCommand.unknownFormat("Graph views", asked, file, GraphFormat.words()));
  }
}
