package dev.ikg.shell;

import dev.ikg.casework.QuestionRequest;
import dev.ikg.problem.Failure;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Answers a saved question. */
final class QuestionCommand extends IkgCommand {

  private static final OptionSpec PARAM =
      OptionSpec.text("param", "NAME=VALUE", "a value of a parameter").repeated();

  QuestionCommand(Session session) {
    super(
        new CommandSpec(
            "question",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "the answer to a saved question",
            Arguments.one("ID").offering(Offer.QUESTION),
            CommonOptions.with(
                List.of(
                    PARAM,
                    QuestionFolders.OPTION,
                    CommonOptions.LANGUAGE,
                    CommonOptions.OUTPUT,
                    CommonOptions.FORCE),
                ReadOptions.ALL,
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(
                new Example("question same-cause-again", "who met the same cause again"),
                new Example(
                    "question third-time --param cause=latent-bug",
                    "three cases of one cause in one organization"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    QuestionRequest request =
        new QuestionRequest(
            invocation.argument(),
            values(invocation.options(PARAM.name())),
            QuestionFolders.of(invocation, session().console().environment()),
            ReadOptions.limits(invocation));
    return new Result.Answered(
        session().desk(invocation.graph()).question(request, invocation.askOptions()));
  }

  private static Map<String, String> values(List<String> given) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String each : given) {
      int equals = each.indexOf('=');
      if (equals < 1) {
        throw Failure.of(
            Failure.Kind.USAGE,
            "--param needs a name and a value, not '" + each + "'",
            "Write --param NAME=VALUE.");
      }
      String name = each.substring(0, equals);
      if (values.put(name, each.substring(equals + 1)) != null) {
        throw Failure.of(
            Failure.Kind.USAGE, "--param " + name + " is given twice", "Give it once.");
      }
    }
    return values;
  }
}
