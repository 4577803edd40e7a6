package dev.ikg.shell;

import dev.ikg.casework.AskOptions;
import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What the commands that look at all cases share. */
final class InsightOptions {

  static final OptionSpec WHERE =
      OptionSpec.pattern("where", "look only at the cases that a pattern selects");

  /** How many rows, where a question has no {@code limit} of its own. */
  static final OptionSpec ROWS =
      OptionSpec.whole(
          "limit",
          "ROWS",
          "how many rows at most, where the pattern does not say it (default: all)");

  /** How many of all rows, where the command itself gives all of them. */
  static final OptionSpec FIRST =
      OptionSpec.whole("limit", "ROWS", "how many rows at most (default: all)");

  private static final OptionSpec LIMIT =
      OptionSpec.whole("limit", "ROWS", "how many rows at most (default: 20)");

  /** A facet, for completion. */
  static final Offer FACETS = Offer.choice(Facet.words());

  private static final int USUAL_LIMIT = 20;

  private InsightOptions() {}

  /** The options of a command: its own, then those of all. */
  static List<OptionSpec> with(OptionSpec... own) {
    return CommonOptions.with(
        Arrays.asList(own),
        List.of(WHERE, CommonOptions.LANGUAGE, CommonOptions.OUTPUT, CommonOptions.FORCE),
        CommonOptions.WRITING,
        CommonOptions.GRAPH);
  }

  /** The same, where all rows are given unless fewer are asked for. */
  static List<OptionSpec> unlimited(OptionSpec... own) {
    OptionSpec[] all = Arrays.copyOf(own, own.length + 1);
    all[own.length] = FIRST;
    return with(all);
  }

  /** The same with a limit of rows. */
  static List<OptionSpec> limited(OptionSpec... own) {
    OptionSpec[] all = Arrays.copyOf(own, own.length + 1);
    all[own.length] = LIMIT;
    return with(all);
  }

  /** The pattern that selects cases. */
  static Optional<String> where(Invocation invocation) {
    return invocation.option(WHERE.name()).filter(pattern -> !pattern.isBlank());
  }

  /** How many rows are wanted. */
  static int limit(Invocation invocation) {
    return asked(invocation).orElse(USUAL_LIMIT);
  }

  /** How a question is answered that can be limited from outside. */
  static AskOptions limited(Invocation invocation) {
    return invocation.askOptions().atMost(asked(invocation));
  }

  /**
   * How many rows the line or the session asks for.
   *
   * @throws Failure of kind {@code USAGE} where it is 0
   */
  static Optional<Integer> asked(Invocation invocation) {
    Optional<Integer> rows = invocation.option(LIMIT.name()).map(Integer::parseInt);
    if (rows.filter(r -> r == 0).isPresent()) {
      throw Failure.of(
          Failure.Kind.USAGE, "the limit of rows cannot be 0", "Give a whole number from 1 on.");
    }
    return rows;
  }

  /**
   * The facet of a word.
   *
   * @throws Failure of kind {@code USAGE} where it names none
   */
  static Facet facet(String word) {
    return Facet.named(word).orElseThrow(() -> noFacet(word));
  }

  /** The failure of a word that is no facet, with the nearest. */
  static Failure noFacet(String word) {
    return Failure.of(
        Failure.Kind.USAGE, "there is no facet `" + word + "`", Nearest.hint(word, Facet.words()));
  }

  /** Whether a word is a slip away from the word of a facet. */
  static boolean isNearlyFacet(String word) {
    return Nearest.to(word, Facet.words()).isPresent();
  }
}
