package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Looks for what stands between a person and the graph. */
final class DoctorCommand extends IkgCommand {

  DoctorCommand(Session session) {
    super(
        new CommandSpec(
            "doctor",
            List.of(),
            CommandSpec.Group.GRAPH,
            "look at each thing on the way to the graph; says the first that fails and its cure",
            Arguments.NONE,
            CommonOptions.with(
                CommonOptions.WRITING,
                List.of(CommonOptions.OUTPUT, CommonOptions.FORCE),
                CommonOptions.GRAPH),
            List.of(new Example("doctor", "why can the graph not be reached?"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    Answer answer = desk(invocation).doctor();
    boolean well = Cell.of(true).equals(answer.summary().values().values().get("well"));
    return new Result.Judged(answer, well);
  }
}
