package dev.ikg.shell;

import dev.ikg.casework.InsightRequest;
import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Shows which labels travel together. */
final class PairsCommand extends IkgCommand {

  private static final OptionSpec ALL =
      OptionSpec.flag("all", "show pairs too that follow from the definitions");

  PairsCommand(Session session) {
    super(
        new CommandSpec(
            "pairs",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "which labels travel together, and how surely",
            new Arguments("[FACET FACET]", false, 0, 2).offering(InsightOptions.FACETS),
            InsightOptions.limited(ALL),
            List.of(
                new Example("pairs", "contributing factors that meet across organizations"),
                new Example("pairs cause factor", "root causes with contributing factors"),
                new Example(
                    "pairs --where \"in database since 2020\" --limit 5", "only some cases"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    List<Facet> facets = invocation.arguments().stream().map(InsightOptions::facet).toList();
    if (facets.size() == 1) {
      throw Failure.of(
          Failure.Kind.USAGE,
          "pairs needs two facets or none",
          "Write pairs " + facets.get(0).word() + " " + facets.get(0).word());
    }
    InsightRequest.Pairs request =
        new InsightRequest.Pairs(
            facets.isEmpty() ? Facet.FACTOR : facets.get(0),
            facets.isEmpty() ? Facet.FACTOR : facets.get(1),
            invocation.flag(ALL.name()),
            InsightOptions.limit(invocation),
            InsightOptions.where(invocation));
    return new Result.Answered(desk(invocation).insight(request, invocation.askOptions()));
  }
}
