package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.casework.ViewRequest;
import dev.ikg.export.DocumentFormat;
import dev.ikg.export.GraphFormat;
import dev.ikg.problem.Failure;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes what the graph holds to a file that other tools open. */
final class ExportCommand extends IkgCommand {

  /** The name of a file that stands for standard output. */
  static final String STANDARD_OUTPUT = "-";

  /** Every case document as it came. */
  private static final String CASES = "cases";

  private static final List<String> VIEWS =
      Stream.concat(Stream.of(CASES), ViewRequest.Name.words().stream()).toList();

  private static final String USAGE =
      "cases|all|factors|orgs-factors|recurrences|case ID|path ID ID|pattern PATTERN|question ID";

  /** The view whose pattern may stand behind it without quotes. */
  private static final String PATTERN = "pattern";

  private static final int MOST_WORDS = 1 + ViewRequest.MOST_ARGUMENTS;

  ExportCommand(Session session) {
    super(
        new CommandSpec(
            "export",
            List.of(),
            CommandSpec.Group.CASES,
            "write the cases, or a view of the graph, to a file that other tools open",
            new Arguments(USAGE, false, 1, MOST_WORDS)
                .offering(Offer.choice(VIEWS))
                .takingTextBehind(PATTERN)
                .takingBehind(wordsBehind()),
            CommonOptions.with(
                List.of(
                    OptionSpec.text("to", "FILE", "the file to write; - for standard output"),
                    OptionSpec.choice(
                        "format",
                        formats(),
                        "how to write it (default: by the ending of the file)"),
                    OptionSpec.choice(
                        "flavour", GraphFormat.flavours(), "graphml for yEd, csv for neo4j-admin"),
                    OptionSpec.pattern("where", "only cases that show this pattern"),
                    OptionSpec.whole(
                        "depth", "LINKS", "how far around a case to look (default: 1)"),
                    OptionSpec.whole(
                        "max-nodes", "N", "only the N most important nodes; 0 for all"),
                    GivenValues.OPTION,
                    QuestionFolders.OPTION,
                    OptionSpec.flag("force", "write over existing files")),
                CommonOptions.GRAPH),
            List.of(
                new Example("export cases --to cases.jsonl", "every document, one a line"),
                new Example("export factors --to factors.html", "a page that works offline"),
                new Example(
                    "export all --where \"in database\" --to database.graphml",
                    "for Gephi, Cytoscape and others"),
                new Example("export case IL-0304 --to case.svg", "a case and what is near to it"),
                new Example(
                    "export path IL-0304 datadog-2023-03-08 --to path.html",
                    "how two cases connect"),
                new Example(
                    "export pattern retry-storm with cold-cache --to pattern.html",
                    "the cases of a pattern and how they are linked"),
                new Example(
                    "export question fail-together --to together.html",
                    "a saved question that has a graph"))),
        session);
  }

  private static Map<String, Integer> wordsBehind() {
    Map<String, Integer> behind = new HashMap<>(Map.of(CASES, 0));
    for (ViewRequest.Name view : ViewRequest.Name.values()) {
      behind.put(view.word(), view.takes());
    }
    return behind;
  }

  @Override
  Offer offer(List<String> before) {
    return before.isEmpty()
        ? super.offer(before)
        : ViewRequest.Name.of(before.get(0))
            .map(view -> behind(view, before.size()))
            .orElse(Offer.ANYTHING);
  }

  /** What the words behind a view can be. */
  private static Offer behind(ViewRequest.Name view, int place) {
    return switch (view) {
      case CASE -> place == 1 ? Offer.CASE : Offer.ANYTHING;
      case PATH -> place <= 2 ? Offer.CASE : Offer.ANYTHING;
      case PATTERN -> Offer.PATTERN;
      case QUESTION -> place == 1 ? Offer.QUESTION : Offer.ANYTHING;
      default -> Offer.ANYTHING;
    };
  }

  /** The failure of a format that is none for what is written, or that nothing tells. */
  static Failure unknownFormat(
      String what, Optional<String> asked, String file, List<String> words) {
    return Failure.of(
        Failure.Kind.USAGE,
        asked
            .map(word -> what.toLowerCase(Locale.ROOT) + " are not written as " + word)
            .orElse("the ending of " + file + " does not say which format is meant"),
        what + " are written as " + String.join(", ", words) + "; add --format.");
  }

  private static List<String> formats() {
    return Stream.concat(GraphFormat.words().stream(), DocumentFormat.words().stream())
        .distinct()
        .toList();
  }

  @Override
  Result run(Invocation invocation) throws IOException {
    String word = invocation.arguments().get(0);
    Optional<ViewRequest.Name> view = ViewRequest.Name.of(word);
    if (view.filter(ViewRequest.Name.QUESTION::equals).isPresent()
        && invocation.arguments().size() > 2) {
      throw UnnamedValue.failure(
          invocation.arguments().subList(1, invocation.arguments().size()), questions(invocation));
    }
    if (view.isPresent()) {
      return new ViewExport(session(), invocation, file(invocation)).run(view.get());
    }
    if (!word.equals(CASES)) {
      throw noSuchView(word);
    }
    if (invocation.arguments().size() > 1) {
      throw Failure.of(
          Failure.Kind.USAGE,
          "cases takes nothing behind it: " + invocation.arguments().get(1),
          "All cases are written.");
    }
    return new CasesExport(session(), invocation, file(invocation)).run();
  }

  private Answer questions(Invocation invocation) {
    return desk(invocation)
        .questions(
            Optional.empty(),
            QuestionFolders.of(invocation, session().console().environment()),
            invocation.askOptions());
  }

  private static String file(Invocation invocation) {
    return invocation
        .option("to")
        .orElseThrow(
            () ->
                Failure.of(
                    Failure.Kind.USAGE,
                    "export needs a file to write",
                    "Add --to FILE, or --to - for standard output."));
  }

  private static Failure noSuchView(String view) {
    String hint =
        Nearest.to(view, VIEWS)
            .map(near -> "Did you mean '" + near + "'?")
            .orElse("There is: " + String.join(", ", VIEWS) + ".");
    return Failure.of(Failure.Kind.USAGE, "there is no view '" + view + "'", hint);
  }
}
