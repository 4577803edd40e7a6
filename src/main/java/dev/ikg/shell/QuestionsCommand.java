package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.render.Format;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Lists the saved questions. */
final class QuestionsCommand extends IkgCommand {

  private final Set<String> said = new HashSet<>();

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
                    InsightOptions.FIRST,
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
    Answer all =
        desk(invocation)
            .questions(
                Optional.of(invocation.argument()).filter(theme -> !theme.isBlank()),
                QuestionFolders.of(invocation, session().console().environment()),
                invocation.askOptions());
    return new Result.Answered(invocation.format() == Format.TABLE ? notingOnce(all) : all);
  }

  /** Which files are broken is said once in a session; a program is told each time. */
  private Answer notingOnce(Answer answer) {
    List<String> fresh = answer.notes().stream().filter(said::add).toList();
    return new Answer(answer.columns(), answer.rows(), answer.summary(), fresh);
  }
}
