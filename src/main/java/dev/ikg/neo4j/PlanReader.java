package dev.ikg.neo4j;

import dev.ikg.answer.Plan;
import dev.ikg.answer.Plan.Operator;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.neo4j.driver.Result;
import org.neo4j.driver.TransactionContext;
import org.neo4j.driver.Value;
import org.neo4j.driver.summary.QueryType;
import org.neo4j.driver.summary.ResultSummary;

/** Asks the database what it would do for a statement. */
final class PlanReader {

  private static final String EXPLAIN = "EXPLAIN ";

  /** How the database says where in a statement it stopped. */
  private static final Pattern POSITION =
      Pattern.compile(" ?\\(line \\d+, column \\d+ \\(offset: (\\d+)\\)\\)");

  private PlanReader() {}

  static Plan read(TransactionContext context, CypherQuery query) {
    Result result = context.run(EXPLAIN + query.text(), query.parameters());
    List<String> columns = result.keys();
    ResultSummary summary = result.consume();
    return new Plan(kind(summary.queryType()), columns, operator(summary.plan()));
  }

  private static Plan.Kind kind(QueryType type) {
    return switch (type) {
      case READ_ONLY -> Plan.Kind.READS;
      case READ_WRITE, WRITE_ONLY -> Plan.Kind.WRITES;
      case SCHEMA_WRITE -> Plan.Kind.ADMINISTERS;
    };
  }

  private static Operator operator(org.neo4j.driver.summary.Plan plan) {
    String name = plan.operatorType();
    int database = name.lastIndexOf('@');
    return new Operator(
        database < 0 ? name : name.substring(0, database),
        text(plan, "Details"),
        number(plan, "EstimatedRows"),
        plan.children().stream().map(PlanReader::operator).toList());
  }

  private static String text(org.neo4j.driver.summary.Plan plan, String argument) {
    Value value = plan.arguments().get(argument);
    return value == null || value.isNull() ? "" : value.asString();
  }

  private static double number(org.neo4j.driver.summary.Plan plan, String argument) {
    Value value = plan.arguments().get(argument);
    return value == null || value.isNull() ? 0 : value.asDouble();
  }

  /** The same failure with its place in the statement, where the database says it. */
  static Failure placed(Failure failure, CypherQuery query) {
    Problem problem = failure.problems().get(0);
    Matcher position = POSITION.matcher(problem.message());
    if (failure.kind() != Failure.Kind.USAGE || !position.find()) {
      return failure;
    }
    int offset = Integer.parseInt(position.group(1)) - EXPLAIN.length();
    int at = Math.max(0, Math.min(offset, query.text().length()));
    Place place = Place.inLine(query.text(), at, at);
    String message = position.replaceAll("");
    Failure placed =
        new Failure(failure.kind(), List.of(Problem.error(place, message, problem.hint())));
    return failure.getCause() == null ? placed : placed.causedBy(failure.getCause());
  }
}
