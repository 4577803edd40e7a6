package dev.ikg.shell;

import dev.ikg.casework.InsightRequest;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Shows the cases nearest to one, and why. */
final class SimilarCommand extends IkgCommand {

  SimilarCommand(Session session) {
    super(
        new CommandSpec(
            "similar",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "the cases nearest to one, and why",
            Arguments.one("ID").offering(Offer.CASE),
            InsightOptions.limited(),
            List.of(
                new Example("similar amazon-web-services-2017-02-28", "what looks like it"),
                new Example(
                    "similar github-2024-08-14 --where \"in database\" --limit 5",
                    "among some cases"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    InsightRequest request =
        new InsightRequest.Similar(
            invocation.argument(),
            InsightOptions.limit(invocation),
            InsightOptions.where(invocation));
    return new Result.Answered(desk(invocation).insight(request, invocation.askOptions()));
  }
}
