package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import dev.ikg.casework.Explanation;
import dev.ikg.render.Format;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;
import java.util.Map;

/** Shows the Cypher of a question in the pattern language. */
final class ExplainCommand extends IkgCommand {

  private static final String PLAN = "plan";

  ExplainCommand(Session session) {
    super(
        new CommandSpec(
            "explain",
            List.of(),
            CommandSpec.Group.QUESTIONS,
            "the Cypher and the parameters of a pattern, to paste into Neo4j Browser",
            Arguments.onePattern(),
            CommonOptions.with(
                List.of(
                    OptionSpec.flag(PLAN, "show how the database would find the rows"),
                    InsightOptions.WHERE,
                    InsightOptions.ROWS,
                    CommonOptions.LANGUAGE,
                    CommonOptions.OUTPUT,
                    CommonOptions.FORCE),
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(
                new Example(
                    "explain unpinned-version with automation-amplified across orgs",
                    "what ask would run"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    if (invocation.flag(PLAN)) {
      return new Result.Answered(
          desk(invocation).plan(invocation.argument(), InsightOptions.limited(invocation)));
    }
    Explanation explanation =
        desk(invocation).explain(invocation.argument(), InsightOptions.limited(invocation));
    return invocation.format() == Format.TABLE
        ? new Result.Said(explanation.script().stripTrailing() + "\n")
        : new Result.Answered(answer(explanation));
  }

  private static Answer answer(Explanation explanation) {
    return new Answer(
        List.of(Column.text("cypher"), Column.text("parameters")),
        List.of(new Row(List.of(Cell.of(explanation.cypher()), explanation.parameters()))),
        new Summary(new Cell.Fields(Map.of()), List.of()),
        List.of());
  }
}
