package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.nio.file.Path;
import java.util.List;

/** Keeps a pattern as a saved question. */
final class SaveCommand extends IkgCommand {

  SaveCommand(Session session) {
    super(
        new CommandSpec(
            "save",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "keep a pattern as a question of your own",
            new Arguments("ID PATTERN", true, 2, 2).offering(Offer.ANYTHING, Offer.PATTERN),
            CommonOptions.with(
                List.of(
                    GivenValues.OPTION, OptionSpec.flag("force", "replace a question of this id"))),
            List.of(
                new Example(
                    "save shared-retries retry-storm with shared-dependency across orgs",
                    "then: question shared-retries"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    String id = invocation.arguments().get(0);
    Path file =
        desk(invocation)
            .save(
                id,
                invocation.arguments().get(1),
                GivenValues.of(invocation),
                QuestionFolders.own(session().console().environment()),
                invocation.flag("force"));
    return new Result.Said("Saved as " + file + "; ask it with: question " + id + "\n");
  }
}
