package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Shows what is connected and what is loaded. */
final class StatusCommand extends IkgCommand {

  StatusCommand(Session session) {
    super(
        new CommandSpec(
            "status",
            List.of(),
            CommandSpec.Group.GRAPH,
            "what is connected, what is loaded, and which version made it",
            Arguments.NONE,
            CommonOptions.with(
                CommonOptions.WRITING,
                List.of(CommonOptions.OUTPUT, CommonOptions.FORCE),
                CommonOptions.GRAPH),
            List.of(
                new Example("status", "the graph that is used where none is named"),
                new Example("status --format json", "the same for a program"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    return new Result.Answered(desk(invocation).status());
  }
}
