package dev.ikg.shell;

import dev.ikg.render.Format;
import java.util.ArrayList;
import java.util.List;

/** Options that mean the same for every command that has them. */
final class CommonOptions {

  static final OptionSpec HELP =
      OptionSpec.flag(OptionParser.HELP, "show this text and do nothing else (also: -h)");

  /** How an answer is written. */
  static final List<OptionSpec> WRITING =
      List.of(
          OptionSpec.choice("format", Format.words(), "how to write the answer (default: table)"),
          OptionSpec.flag("no-header", "leave out the names of the columns"),
          OptionSpec.whole(
              "width", "CELLS", "how wide a table may be; 0 for any (default: the terminal's)"),
          OptionSpec.flag("wide", "shorten nothing, however wide a table gets"),
          OptionSpec.flag("vertical", "the values of a row below each other"),
          OptionSpec.choice(
              "color", List.of("auto", "always", "never"), "when to colour (default: auto)"),
          OptionSpec.flag("time", "say on standard error how long it took"));

  /** Where an answer is written. */
  static final OptionSpec OUTPUT =
      OptionSpec.text("output", "FILE", "write the answer to a file; its ending sets the format");

  static final OptionSpec FORCE = OptionSpec.flag("force", "write over an existing --output file");

  /** Which language texts are shown in. */
  static final OptionSpec LANGUAGE =
      OptionSpec.choice("lang", List.of("en", "ko"), "language of texts, where a case has it");

  /** Which graph is used. */
  static final List<OptionSpec> GRAPH =
      List.of(
          OptionSpec.text("graph", "DIR", "the folder of an embedded graph"),
          OptionSpec.text("uri", "ADDRESS", "a Neo4j server, such as neo4j://host (NEO4J_URI)"),
          OptionSpec.text("user", "NAME", "who logs in to the server (NEO4J_USERNAME)"),
          OptionSpec.text("database", "NAME", "the database on the server (NEO4J_DATABASE)"),
          OptionSpec.text(
              "password-file", "FILE", "holds the password of the server (NEO4J_PASSWORD_FILE)"));

  private CommonOptions() {}

  /** A command's own options, then those that its kind of command shares with others. */
  @SafeVarargs
  static List<OptionSpec> with(List<OptionSpec> own, List<OptionSpec>... shared) {
    List<OptionSpec> all = new ArrayList<>(own);
    for (List<OptionSpec> some : shared) {
      all.addAll(some);
    }
    all.add(HELP);
    return List.copyOf(all);
  }
}
