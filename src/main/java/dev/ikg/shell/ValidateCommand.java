package dev.ikg.shell;

import dev.ikg.casework.LoadOptions;
import dev.ikg.casework.LoadRequest;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Says what is wrong with documents, without a graph. */
final class ValidateCommand extends IkgCommand {

  ValidateCommand(Session session) {
    super(
        new CommandSpec(
            "validate",
            List.of(),
            CommandSpec.Group.CASES,
            "say what is wrong with case documents; needs no graph",
            Arguments.some("PATH...").offering(Offer.PATH),
            CommonOptions.with(
                List.of(
                    OptionSpec.flag("strict", "count a warning as an error"),
                    OptionSpec.choice(
                        "from", LoadOptions.formats(), "what the documents are (default: cases)"),
                    CommonOptions.OUTPUT,
                    CommonOptions.FORCE),
                CommonOptions.WRITING),
            List.of(new Example("validate data/cases", "every document in a folder"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    LoadOptions options =
        new LoadOptions(
            invocation.option("from").orElse(LoadOptions.USUAL.from()),
            true,
            invocation.flag("strict"),
            false,
            false);
    LoadRequest request =
        new LoadRequest(invocation.arguments(), session().console().in(), options);
    try (ProgressLine progress = new ProgressLine(session().console())) {
      return Result.of(desk(invocation).validate(request, progress));
    }
  }
}
