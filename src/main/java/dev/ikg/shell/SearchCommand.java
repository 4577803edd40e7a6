package dev.ikg.shell;

import dev.ikg.casework.InsightRequest;
import dev.ikg.render.Listing;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Finds cases by what they tell. */
final class SearchCommand extends IkgCommand {

  private static final Listing LISTING =
      new Listing(List.of("id", "date", "org"), List.of("title", "snippet"), List.of());

  SearchCommand(Session session) {
    super(
        new CommandSpec(
            "search",
            List.of(),
            CommandSpec.Group.CASES,
            "cases by the words of their titles and summaries, English or Korean",
            new Arguments("TEXT", true, 1, 1),
            InsightOptions.limited(),
            List.of(
                new Example("search split brain", "cases that have both words"),
                new Example("search 인증서 --lang ko", "Korean words, inside longer ones too"),
                new Example("search cache --where \"since 2020\" --limit 5", "only some cases"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    InsightRequest.Search request =
        new InsightRequest.Search(
            invocation.argument(),
            InsightOptions.limit(invocation),
            InsightOptions.where(invocation));
    return new Result.Listed(desk(invocation).insight(request, invocation.askOptions()), LISTING);
  }
}
