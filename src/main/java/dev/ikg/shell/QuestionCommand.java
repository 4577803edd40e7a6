package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.casework.QuestionRequest;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Answers a saved question. */
final class QuestionCommand extends IkgCommand {

  QuestionCommand(Session session) {
    super(
        new CommandSpec(
            "question",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "the answer to a saved question",
            Arguments.some("ID").offering(Offer.QUESTION),
            CommonOptions.with(
                List.of(
                    GivenValues.OPTION,
                    QuestionFolders.OPTION,
                    InsightOptions.ROWS,
                    CommonOptions.LANGUAGE,
                    CommonOptions.OUTPUT,
                    CommonOptions.FORCE),
                ReadOptions.ALL,
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(
                new Example("question same-cause-again", "who met the same cause again"),
                new Example(
                    "question third-time --param cause=capacity-exhaustion",
                    "three cases of one cause in one organization"))),
        session);
  }

  @Override
  Offer offer(List<String> before) {
    return before.isEmpty() ? super.offer(before) : Offer.ANYTHING;
  }

  @Override
  Result run(Invocation invocation) {
    List<Path> folders = QuestionFolders.of(invocation, session().console().environment());
    if (invocation.arguments().size() > 1) {
      Answer questions =
          desk(invocation).questions(Optional.empty(), folders, invocation.askOptions());
      throw UnnamedValue.failure(invocation.arguments(), questions);
    }
    QuestionRequest request =
        new QuestionRequest(
            invocation.argument(),
            GivenValues.of(invocation),
            folders,
            ReadOptions.limits(invocation));
    return new Result.Answered(
        desk(invocation).question(request, InsightOptions.limited(invocation)));
  }
}
