package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.casework.InsightRequest;
import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import dev.ikg.render.Listing;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;
import java.util.Optional;

/** Shows what labels mean and who carries them. */
final class VocabularyCommand extends IkgCommand {

  private static final Listing LISTING =
      new Listing(
          List.of("facet", "label", "name", "cases", "orgs"),
          List.of("definition"),
          List.of("group", "phase", "aliases", "near", "corresponds", "newest"));

  VocabularyCommand(Session session) {
    super(
        new CommandSpec(
            "vocabulary",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "what labels mean, and how many cases and organizations carry them",
            Arguments.atMostOne("[FACET|LABEL]").offering(InsightOptions.FACETS),
            InsightOptions.unlimited(),
            List.of(
                new Example("vocabulary factor", "the contributing factors and their groups"),
                new Example("vocabulary retry-storm", "one label, with its newest cases"),
                new Example("vocabulary cause --lang ko", "the root causes, in Korean"),
                new Example("vocabulary component --where \"org:github\"", "what GitHub has"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    Optional<String> where = InsightOptions.where(invocation);
    Optional<String> word = invocation.arguments().stream().findFirst();
    Optional<Facet> facet = word.map(VocabularyCommand::singular).flatMap(Facet::named);
    if (word.isPresent() && facet.isEmpty()) {
      return new Result.Listed(meaning(invocation, word.get(), where), LISTING);
    }
    return new Result.Listed(insight(invocation, new InsightRequest.Labels(facet, where)), LISTING);
  }

  /** What a label means; a word that is nearly a facet and no label is taken for the facet. */
  private Answer meaning(Invocation invocation, String label, Optional<String> where) {
    try {
      return insight(invocation, new InsightRequest.Meaning(label, where));
    } catch (Failure unknown) {
      boolean meantFacet =
          unknown.kind() == Failure.Kind.USAGE && InsightOptions.isNearlyFacet(label);
      throw meantFacet ? InsightOptions.noFacet(label) : unknown;
    }
  }

  private Answer insight(Invocation invocation, InsightRequest request) {
    return desk(invocation).insight(request, invocation.askOptions());
  }

  /** {@code factors} as {@code factor}, {@code severities} as {@code severity}. */
  private static String singular(String word) {
    if (word.endsWith("ies")) {
      return word.substring(0, word.length() - 3) + "y";
    }
    return word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
  }
}
