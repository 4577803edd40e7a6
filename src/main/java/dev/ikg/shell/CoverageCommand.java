package dev.ikg.shell;

import dev.ikg.casework.InsightRequest;
import dev.ikg.casework.InsightRequest.Coverage.Subject;
import dev.ikg.problem.Failure;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.Arrays;
import java.util.List;

/** Shows what is known and what is not. */
final class CoverageCommand extends IkgCommand {

  private static final List<String> SUBJECTS =
      Arrays.stream(Subject.values()).map(Subject::word).toList();

  CoverageCommand(Session session) {
    super(
        new CommandSpec(
            "coverage",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "what is known and what is not: fields, orgs, years, labels, cases, evidence",
            Arguments.atMostOne("[SUBJECT]").offering(Offer.choice(SUBJECTS)),
            InsightOptions.unlimited(),
            List.of(
                new Example("coverage", "how many cases have each field"),
                new Example("coverage years --where \"at GitHub\"", "year by year at GitHub"),
                new Example("coverage labels", "labels used once or by one organization"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    InsightRequest.Coverage request =
        new InsightRequest.Coverage(
            invocation.arguments().stream()
                .findFirst()
                .map(CoverageCommand::subject)
                .orElse(Subject.FIELDS),
            InsightOptions.where(invocation));
    return new Result.Answered(desk(invocation).insight(request, invocation.askOptions()));
  }

  private static Subject subject(String word) {
    return Arrays.stream(Subject.values())
        .filter(subject -> subject.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                Failure.of(
                    Failure.Kind.USAGE,
                    "coverage cannot look at `" + word + "`",
                    Nearest.hint(word, SUBJECTS)));
  }
}
