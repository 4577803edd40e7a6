package dev.ikg.shell;

import dev.ikg.casework.Desk;
import dev.ikg.casework.GraphChoice;
import dev.ikg.casework.Holdings;
import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import dev.ikg.render.Ink;
import dev.ikg.render.ProblemText;
import dev.ikg.render.ShownText;
import java.util.List;

/** What the shell says when it opens: what is loaded, and three things to type. */
final class Greeting {

  private static final String DAY = "yyyy-mm-dd";

  private Greeting() {}

  /**
   * The greeting of a graph. One that cannot be opened is said, and the shell opens all the same.
   */
  static String of(Desk desk, Ink ink) {
    String head = "Incident knowledge graph " + Shell.version();
    try {
      Holdings holdings = desk.holdings();
      return head + ": " + loaded(holdings) + "\n" + toType(holdings.cases() > 0);
    } catch (Failure failure) {
      return head + ".\n" + ProblemText.of(failure.problems(), ink) + "\n" + toType(false);
    }
  }

  private static String loaded(Holdings holdings) {
    if (holdings.cases() == 0) {
      return "nothing is loaded.";
    }
    String day =
        holdings.loadedAt().substring(0, Math.min(DAY.length(), holdings.loadedAt().length()));
    return Count.of(holdings.cases(), "case", "cases") + ", loaded " + day + ".";
  }

  private static String toType(boolean cases) {
    List<String> lines =
        cases
            ? List.of("ask all by factor limit 5", "questions", "help")
            : List.of("load FOLDER", "help load", "help");
    return "Three things to type (Tab completes, Ctrl-R searches what was typed):\n  "
        + String.join("\n  ", lines)
        + "\n";
  }

  /** The prompt, which shows the graph: its folder, the server, or the default one. */
  static String prompt(GraphChoice choice, boolean narrowed) {
    String graph =
        choice
            .folder()
            .map(folder -> folder.replaceAll(".*/(?=[^/])", ""))
            .or(() -> choice.uri().map(uri -> uri.replaceAll("^[^:]*://(?:.*@)?|[/?].*$", "")))
            .map(name -> name + choice.database().map(database -> "/" + database).orElse(""))
            .orElse("default");
    return "ikg " + ShownText.of(graph) + (narrowed ? " (where)" : "") + "> ";
  }
}
