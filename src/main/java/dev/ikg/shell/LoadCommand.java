package dev.ikg.shell;

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
            Arguments.some("PATH..."),
            CommonOptions.with(
                List.of(
                    OptionSpec.flag("strict", "reject a document for a warning too"),
                    OptionSpec.flag("force", "replace newer cases, and an existing --output file"),
                    CommonOptions.OUTPUT),
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(
                new Example("load data/cases", "every case in a folder"),
                new Example("load my-case.json --graph my-graph", "into a graph of its own"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    LoadRequest request =
        new LoadRequest(
            invocation.arguments(),
            session().console().in(),
            invocation.flag("strict"),
            invocation.flag("force"));
    try (ProgressLine progress = new ProgressLine(session().console())) {
      return new Result.Loaded(session().desk(invocation.graph()).load(request, progress));
    }
  }
}
