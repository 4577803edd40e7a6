package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;
import java.util.Optional;

/** Lists the saved questions. */
final class QuestionsCommand extends IkgCommand {

  QuestionsCommand(Session session) {
    super(
        new CommandSpec(
            "questions",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "the saved questions, under one theme or all",
            new Arguments("[THEME]", true, 0, 1),
            CommonOptions.with(
                List.of(
                    QuestionFolders.OPTION,
                    CommonOptions.LANGUAGE,
                    CommonOptions.OUTPUT,
                    CommonOptions.FORCE),
                CommonOptions.WRITING),
            List.of(
                new Example("questions", "all of them"),
                new Example("questions Data quality", "those under one theme"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    return new Result.Answered(
        desk(invocation)
            .questions(
                Optional.of(invocation.argument()).filter(theme -> !theme.isBlank()),
                QuestionFolders.of(invocation, session().console().environment()),
                invocation.askOptions()));
  }
}
