package dev.ikg.shell;

import dev.ikg.casework.InsightRequest;
import dev.ikg.render.Listing;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Shows what labels mean and who carries them. */
final class VocabularyCommand extends IkgCommand {

  private static final Listing LISTING =
      new Listing(
          List.of("facet", "label", "name", "cases", "orgs"),
          List.of("definition"),
          List.of("group", "phase", "aliases", "near", "corresponds"));

  VocabularyCommand(Session session) {
    super(
        new CommandSpec(
            "vocabulary",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "what labels mean, and how many cases and organizations carry them",
            Arguments.atMostOne("[FACET]").offering(InsightOptions.FACETS),
            InsightOptions.with(),
            List.of(
                new Example("vocabulary factor", "the contributing factors and their groups"),
                new Example("vocabulary cause --lang ko", "the root causes, in Korean"),
                new Example("vocabulary component --where \"org:github\"", "what GitHub has"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    InsightRequest.Labels request =
        new InsightRequest.Labels(
            invocation.arguments().stream()
                .findFirst()
                .map(VocabularyCommand::singular)
                .map(InsightOptions::facet),
            InsightOptions.where(invocation));
    return new Result.Listed(
        session().desk(invocation.graph()).insight(request, invocation.askOptions()), LISTING);
  }

  /** {@code factors} as {@code factor}, {@code severities} as {@code severity}. */
  private static String singular(String word) {
    if (word.endsWith("ies")) {
      return word.substring(0, word.length() - 3) + "y";
    }
    return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
  }
}
