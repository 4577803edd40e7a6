package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Runs a Cypher statement that only reads. */
final class CypherCommand extends IkgCommand {

  static final String NAME = "cypher";

  CypherCommand(Session session) {
    super(
        new CommandSpec(
            NAME,
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "the rows of a Cypher statement that only reads",
            new Arguments("STATEMENT", true, 1, 1),
            CommonOptions.with(
                List.of(CommonOptions.OUTPUT, CommonOptions.FORCE),
                ReadOptions.ALL,
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(
                new Example("cypher MATCH (c:Case) RETURN count(c) AS cases", "how many cases"),
                new Example(
                    "cypher \"MATCH (a:Case)-[r:RECURRENCE_OF]->(b) RETURN a.id, b.id\"",
                    "in quotes, as an arrow is no option"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    return new Result.Answered(
        session()
            .desk(invocation.graph())
            .cypher(invocation.argument(), ReadOptions.limits(invocation))
            .noting(invocation.askOptions().notesOnStatement()));
  }
}
