package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Keeps a pattern as a saved question. */
final class SaveCommand extends IkgCommand {

  private static final OptionSpec FIXED =
      OptionSpec.text(
              GivenValues.OPTION.name(),
              GivenValues.OPTION.value(),
              "put VALUE in the place {NAME} of the pattern, for good")
          .repeated();

  SaveCommand(Session session) {
    super(
        new CommandSpec(
            "save",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "keep a pattern as a question of your own",
            new Arguments("ID PATTERN", true, 2, 2).offering(Offer.ANYTHING, Offer.PATTERN),
            CommonOptions.with(
                List.of(FIXED, OptionSpec.flag("force", "replace a question of this id"))),
            List.of(
                new Example(
                    "save shared-retries retry-storm with shared-dependency across orgs",
                    "then: question shared-retries"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    String id = invocation.arguments().get(0);
    Map<String, String> fixed = GivenValues.of(invocation);
    Path file =
        desk(invocation)
            .save(
                id,
                invocation.arguments().get(1),
                fixed,
                QuestionFolders.own(session().console().environment()),
                invocation.flag("force"));
    return new Result.Said(
        "Saved as " + file + fixed(fixed) + "; ask it with: question " + id + "\n");
  }

  /** That what was given is a part of the question now, and no value that can be given again. */
  private static String fixed(Map<String, String> values) {
    return values.isEmpty()
        ? ""
        : values.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(value -> value.getKey() + "=" + value.getValue())
            .collect(Collectors.joining(", ", ", with ", " fixed in it"));
  }
}
