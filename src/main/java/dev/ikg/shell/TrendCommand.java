package dev.ikg.shell;

import dev.ikg.casework.InsightRequest;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Shows how the share of a label changed. */
final class TrendCommand extends IkgCommand {

  private static final OptionSpec QUARTERS = OptionSpec.flag("quarters", "by quarter, not by year");

  TrendCommand(Session session) {
    super(
        new CommandSpec(
            "trend",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "how the share of a label changed over time",
            new Arguments("LABEL|FACET", true, 1, 1).offering(Offer.PATTERN),
            InsightOptions.unlimited(QUARTERS),
            List.of(
                new Example("trend unpinned-version", "a label by year"),
                new Example("trend cause --quarters", "the most frequent causes by quarter"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    InsightRequest request =
        new InsightRequest.Trend(
            invocation.argument(),
            invocation.flag(QUARTERS.name()),
            InsightOptions.where(invocation));
    return new Result.Answered(desk(invocation).insight(request, invocation.askOptions()));
  }
}
