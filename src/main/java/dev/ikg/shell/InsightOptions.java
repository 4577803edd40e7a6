package dev.ikg.shell;

import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What the commands that look at all cases share. */
final class InsightOptions {

  static final OptionSpec WHERE =
      OptionSpec.text("where", "PATTERN", "look only at the cases that a pattern selects");

  private static final OptionSpec LIMIT =
      OptionSpec.whole("limit", "ROWS", "how many rows at most (default: 20)");

  /** A facet, for completion. */
  static final Offer FACETS = Offer.choice(Arrays.stream(Facet.values()).map(Facet::word).toList());

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
    return invocation.option(LIMIT.name()).map(Integer::parseInt).orElse(USUAL_LIMIT);
  }

  /**
   * The facet of a word.
   *
   * @throws Failure of kind {@code USAGE} where it names none
   */
  static Facet facet(String word) {
    List<String> words = Arrays.stream(Facet.values()).map(Facet::word).toList();
    return Facet.named(word)
        .orElseThrow(
            () ->
                Failure.of(
                    Failure.Kind.USAGE,
                    "there is no facet `" + word + "`",
                    Nearest.to(word, words).map(near -> "Did you mean " + near + "? ").orElse("")
                        + "It can be "
                        + String.join(", ", words)
                        + "."));
  }
}
