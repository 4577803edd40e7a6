package dev.ikg.shell;

import dev.ikg.problem.Failure;
import dev.ikg.question.Question;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Sets something for the rest of the session. */
final class SetCommand extends IkgCommand {

  SetCommand(Session session) {
    super(
        new CommandSpec(
            "set",
            List.of(),
            CommandSpec.Group.SHELL,
            "set something for the rest of the session, or list what can be set",
            new Arguments("[NAME VALUE]", true, 0, 2),
            CommonOptions.with(List.of(), CommonOptions.WRITING),
            List.of(
                new Example("set format json", "answers for a program from here on"),
                new Example("set where in database", "look only at cases of one domain"),
                new Example("set", "the settings and their values"))),
        session);
  }

  @Override
  Offer offer(List<String> before) {
    return before.isEmpty()
        ? Offer.choice(Setting.words())
        : Setting.named(before.get(0)).map(Setting::offer).orElse(Offer.ANYTHING);
  }

  @Override
  Result run(Invocation invocation) {
    String typed = invocation.argument().strip();
    if (typed.isEmpty()) {
      return new Result.Answered(ConfigCommand.answer(session()));
    }
    String[] parts = typed.split("\\s+", 2);
    Setting setting = named(parts[0]);
    String value = parts.length < 2 ? "" : unquoted(parts[1]);
    if (setting == Setting.WHERE && !value.isBlank()) {
      Question.parse(value);
    }
    session().settings().set(setting, value);
    return new Result.Quiet(ExitCodes.DONE);
  }

  private static String unquoted(String value) {
    List<Token> tokens = Tokenizer.words(value).tokens();
    return tokens.size() == 1 && tokens.get(0).quoted() && tokens.get(0).closed()
        ? tokens.get(0).text()
        : value;
  }

  /**
   * The setting of a name.
   *
   * @throws Failure of kind {@code USAGE} with the nearest name
   */
  static Setting named(String word) {
    return Setting.named(word)
        .orElseThrow(
            () ->
                Failure.of(
                    Failure.Kind.USAGE,
                    "there is no setting '" + word + "'",
                    Nearest.to(word, Setting.words())
                        .map(near -> "Did you mean '" + near + "'?")
                        .orElse("'set' lists the settings.")));
  }
}
