package dev.ikg.shell;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Runs a Cypher statement that only reads. */
final class CypherCommand extends IkgCommand {

  static final String NAME = "cypher";

  static final CommandSpec SPEC =
      new CommandSpec(
          NAME,
          List.of(),
          CommandSpec.Group.QUESTIONS,
          "the rows of a Cypher statement that only reads",
          new Arguments("STATEMENT", true, 1, 1),
          CommonOptions.with(
              List.of(InsightOptions.FIRST, CommonOptions.OUTPUT, CommonOptions.FORCE),
              ReadOptions.ALL,
              CommonOptions.WRITING,
              CommonOptions.GRAPH),
          List.of(
              new Example("cypher MATCH (c:Case) RETURN count(c) AS cases", "how many cases"),
              new Example(
                  "cypher \"MATCH (a:Case)-[r:RECURRENCE_OF]->(b) RETURN a.id, b.id\"",
                  "in quotes, as an arrow is no option")));

  private final Supplier<CommandList> commands;

  CypherCommand(Session session, Supplier<CommandList> commands) {
    super(SPEC, session);
    this.commands = commands;
  }

  @Override
  Result run(Invocation invocation) {
    String statement = invocation.argument();
    try {
      return new Result.Answered(
          desk(invocation)
              .cypher(statement, ReadOptions.limits(invocation))
              .noting(invocation.askOptions().notesOnStatement()));
    } catch (Failure wrong) {
      throw commandInside(statement).map(line -> hinting(line, wrong)).orElse(wrong);
    }
  }

  /** A line of a statement, but its first, that is a command: the statement was not ended. */
  private Optional<String> commandInside(String statement) {
    return statement
        .lines()
        .skip(1)
        .map(String::strip)
        .filter(line -> commands.get().find(line.split("\\s", 2)[0]).isPresent())
        .findFirst();
  }

  private static Failure hinting(String line, Failure wrong) {
    String hint = "Is `" + line + "` a command? Then end the statement above it with ;";
    List<Problem> problems =
        wrong.problems().stream()
            .map(
                problem ->
                    new Problem(
                        problem.severity(),
                        problem.place(),
                        problem.message(),
                        (problem.hint() + " " + hint).strip()))
            .toList();
    return new Failure(wrong.kind(), problems).causedBy(wrong);
  }
}
