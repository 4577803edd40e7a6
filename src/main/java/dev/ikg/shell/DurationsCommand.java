package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.casework.InsightRequest;
import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;
import java.util.Optional;

/** Shows how long cases took. */
final class DurationsCommand extends IkgCommand {

  private static final OptionSpec COMPARE =
      OptionSpec.pattern("compare", "cases with a pattern beside those without");

  private static final String BY = "by";

  DurationsCommand(Session session) {
    super(
        new CommandSpec(
            "durations",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "how long it took to detect and to resolve",
            new Arguments("[by FACET]", false, 0, 2)
                .offering(Offer.choice(List.of(BY)), InsightOptions.FACETS),
            InsightOptions.unlimited(COMPARE),
            List.of(
                new Example("durations by domain", "a row for each domain"),
                new Example(
                    "durations --compare missing-monitoring", "whether such cases took longer"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    InsightRequest request =
        new InsightRequest.Durations(
            by(invocation.arguments()),
            invocation.option(COMPARE.name()),
            InsightOptions.where(invocation));
    Answer answer = desk(invocation).insight(request, invocation.askOptions());
    return new Result.Narrowed(answer, column -> !column.endsWith("_seconds"));
  }

  private static Optional<Facet> by(List<String> words) {
    if (words.isEmpty()) {
      return Optional.empty();
    }
    if (words.size() < 2 || !words.get(0).equals(BY)) {
      throw Failure.of(
          Failure.Kind.USAGE, "durations takes `by` and a facet, or nothing", hint(words));
    }
    return Optional.of(InsightOptions.facet(words.get(1)));
  }

  /** What was probably meant: a facet without {@code by}, or a label to compare. */
  private static String hint(List<String> words) {
    String last = words.get(words.size() - 1);
    if (words.get(0).equals(BY)) {
      return "Write durations by domain.";
    }
    return Facet.named(last).isPresent()
        ? "Write durations by " + last + "."
        : "Write durations by domain, or with a pattern durations --compare missing-monitoring.";
  }
}
