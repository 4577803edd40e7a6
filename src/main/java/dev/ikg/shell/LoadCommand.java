package dev.ikg.shell;

import dev.ikg.casework.Consent;
import dev.ikg.casework.LoadOptions;
import dev.ikg.casework.LoadRequest;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Reads cases into the graph. */
final class LoadCommand extends IkgCommand {

  LoadCommand(Session session) {
    super(
        new CommandSpec(
            "load",
            List.of(),
            CommandSpec.Group.CASES,
            "read cases from files and folders into the graph",
            Arguments.some("PATH...").offering(Offer.PATH),
            CommonOptions.with(
                List.of(
                    OptionSpec.flag("dry-run", "say what would happen and write nothing"),
                    OptionSpec.flag(
                        "strict", "load nothing unless every document is good, without a warning"),
                    OptionSpec.flag("force", "replace newer cases, and an existing --output file"),
                    OptionSpec.flag("prune", "remove the cases that the paths do not hold"),
                    OptionSpec.flag("yes", "agree to what --prune removes, in place of a question"),
                    OptionSpec.choice(
                        "from", LoadOptions.formats(), "what the documents are (default: cases)"),
                    CommonOptions.OUTPUT),
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(
                new Example("load data/cases", "every case in a folder"),
                new Example("load my-case.json --graph my-graph", "into a graph of its own"),
                new Example("load data/cases --dry-run", "what would change, case by case"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    LoadOptions options =
        new LoadOptions(
            invocation.option("from").orElse(LoadOptions.USUAL.from()),
            invocation.flag("dry-run"),
            invocation.flag("strict"),
            invocation.flag("force"),
            invocation.flag("prune"));
    boolean asks = options.prune() && !options.dryRun();
    Consent consent =
        asks ? RemovalConsent.of(session().console(), invocation.flag("yes")) : Consent.given();
    LoadRequest request =
        new LoadRequest(invocation.arguments(), session().console().in(), options);
    try (ProgressLine progress = new ProgressLine(session().console())) {
      return Result.of(desk(invocation).load(request, progress, consent));
    }
  }
}
