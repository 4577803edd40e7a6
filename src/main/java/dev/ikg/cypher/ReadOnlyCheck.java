package dev.ikg.cypher;

import dev.ikg.answer.Plan;
import dev.ikg.answer.Plan.Operator;
import dev.ikg.cypher.CypherTokens.Token;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether a statement does nothing but read the graph. The database says what it would do, in its
 * plan. A plan does not show what stands in a nested subquery, so procedures, functions and {@code
 * LOAD CSV} are looked for among the tokens of the statement too. The name of anything else that is
 * run is checked against what is known to be harmless.
 */
public final class ReadOnlyCheck {

  private static final Set<String> PROCEDURES =
      Set.of(
          "db.index.fulltext.queryNodes",
          "db.index.fulltext.queryRelationships",
          "db.index.vector.queryNodes",
          "db.index.vector.queryRelationships",
          "db.labels",
          "db.propertyKeys",
          "db.relationshipTypes",
          "db.schema.nodeTypeProperties",
          "db.schema.relTypeProperties",
          "db.schema.visualization");

  /** The first parts of functions that come with Neo4j, apart from those that name a graph. */
  private static final Set<String> FUNCTIONS =
      Set.of(
          "date", "datetime", "duration", "localdatetime", "localtime", "point", "time", "vector");

  private static final Set<String> SHOWN = Set.of("ShowIndexes", "ShowConstraints");

  private static final List<String> WRITING =
      List.of(
          "CREATE", "MERGE", "SET", "DELETE", "DETACH", "NODETACH", "REMOVE", "FOREACH", "INSERT");

  private static final Set<String> BEFORE_A_NAME = Set.of(".", ":", "|", "&", "!", "%");

  private final String statement;
  private final List<Token> tokens;

  /** A check of a statement. */
  public ReadOnlyCheck(String statement) {
    this.statement = statement;
    this.tokens = CypherTokens.of(statement);
  }

  /** Why the statement is refused before the database may see it; empty where it is not. */
  public Optional<Problem> ofText() {
    return escape().or(this::profile).or(this::loadCsv).or(this::procedure).or(this::function);
  }

  /** Why the statement is refused for what the database would do; empty where it only reads. */
  public Optional<Problem> ofPlan(Plan plan) {
    return switch (plan.kind()) {
      case WRITES -> Optional.of(writes());
      case ADMINISTERS -> Optional.of(administers());
      case READS -> plan.root().all().flatMap(o -> operator(o).stream()).findFirst();
    };
  }

  /** The database decodes these before anything else, so a string could end where it seems not. */
  private Optional<Problem> escape() {
    int at = statement.indexOf("\\u");
    return at < 0
        ? Optional.empty()
        : Optional.of(
            problem(
                at, at + 2, "`\\u` is not taken in a statement", "Write the character itself."));
  }

  private Optional<Problem> profile() {
    return tokens.stream()
        .findFirst()
        .filter(token -> token.isWord("PROFILE"))
        .map(
            token ->
                problem(
                    token.start(),
                    token.end(),
                    "PROFILE is not taken here",
                    "Leave it out for the rows; EXPLAIN says what the database would do."));
  }

  private Optional<Problem> loadCsv() {
    for (int i = 0; i + 1 < tokens.size(); i++) {
      if (tokens.get(i).isWord("LOAD") && tokens.get(i + 1).isWord("CSV")) {
        return Optional.of(readsFiles(tokens.get(i).start(), tokens.get(i + 1).end()));
      }
    }
    return Optional.empty();
  }

  private Optional<Problem> procedure() {
    for (int i = 0; i + 1 < tokens.size(); i++) {
      boolean call = tokens.get(i).isWord("CALL") && !followsMark(i, BEFORE_A_NAME);
      if (call && tokens.get(i + 1).isName() && !PROCEDURES.contains(dotted(i + 1))) {
        Token first = tokens.get(i + 1);
        return Optional.of(procedure(dotted(i + 1), first.start(), endOfDotted(i + 1)));
      }
    }
    return Optional.empty();
  }

  private Optional<Problem> function() {
    for (int i = 0; i + 3 < tokens.size(); i++) {
      if (isCalledFunction(i)
          && !FUNCTIONS.contains(tokens.get(i).text().toLowerCase(Locale.ROOT))) {
        return Optional.of(
            problem(
                tokens.get(i).start(),
                endOfDotted(i),
                "the function `" + dotted(i) + "` does not come with Neo4j and may do anything",
                "Functions of plug-ins are not run here."));
      }
    }
    return Optional.empty();
  }

  /** Whether a name with dots begins here and is called; every function of a plug-in has one. */
  private boolean isCalledFunction(int index) {
    boolean starts = tokens.get(index).isName() && !followsMark(index, Set.of("."));
    if (!starts || (index > 0 && tokens.get(index - 1).isWord("CALL"))) {
      return false;
    }
    int words = dottedWords(index);
    int behind = index + 2 * words - 1;
    return words > 1 && behind < tokens.size() && tokens.get(behind).isMark("(");
  }

  private Optional<Problem> operator(Operator operator) {
    String name = operator.name();
    if (name.equals("LoadCSV")) {
      return Optional.of(readsFiles(0, statement.length()));
    }
    if (name.startsWith("Transaction")) {
      Token word = first(List.of("TRANSACTIONS", "TRANSACTION"));
      return Optional.of(
          problem(
              word.start(),
              word.end(),
              "transactions of its own are not allowed here",
              "Leave out IN TRANSACTIONS: everything runs in one transaction that reads."));
    }
    boolean command =
        name.startsWith("Show") || name.startsWith("Terminate") || name.startsWith("Admin");
    if ((command && !SHOWN.contains(name)) || name.equals("RunQueryAt")) {
      return Optional.of(administers());
    }
    String called = operator.details().split("\\(", 2)[0].replace("`", "").strip();
    return name.equals("ProcedureCall") && !PROCEDURES.contains(called)
        ? Optional.of(procedure(called, 0, statement.length()))
        : Optional.empty();
  }

  private Problem writes() {
    Token word = first(WRITING);
    return problem(
        word.start(),
        word.end(),
        "this statement would write",
        "Only statements that read are run here; the graph is changed by load and remove.");
  }

  private Problem administers() {
    Token word = tokens.isEmpty() ? end() : tokens.get(0);
    return problem(
        word.start(),
        word.end(),
        "this statement administers the database",
        "Only statements that read the graph are run here; SHOW INDEXES and SHOW CONSTRAINTS are"
            + " allowed.");
  }

  private Problem readsFiles(int start, int end) {
    return problem(
        start,
        end,
        "LOAD CSV reads a file or the network",
        "Only the graph is read here; cases come in with load.");
  }

  private Problem procedure(String name, int start, int end) {
    return problem(
        start,
        end,
        "the procedure `" + name + "` is not known to only read the graph",
        "Allowed are " + PROCEDURES.stream().sorted().collect(Collectors.joining(", ")) + ".");
  }

  private Problem problem(int start, int end, String message, String hint) {
    return Problem.error(Place.inLine(statement, start, end), message, hint);
  }

  private Token first(List<String> words) {
    return tokens.stream()
        .filter(token -> words.stream().anyMatch(token::isWord))
        .findFirst()
        .orElseGet(() -> tokens.isEmpty() ? end() : tokens.get(0));
  }

  private Token end() {
    return new Token(CypherTokens.Kind.MARK, "", statement.length(), statement.length());
  }

  private boolean followsMark(int index, Set<String> marks) {
    return index > 0 && marks.stream().anyMatch(tokens.get(index - 1)::isMark);
  }

  /** How many names hang together with dots from here on. */
  private int dottedWords(int index) {
    int words = 1;
    for (int i = index; i + 2 < tokens.size(); i += 2) {
      if (!tokens.get(i + 1).isMark(".") || !tokens.get(i + 2).isName()) {
        break;
      }
      words++;
    }
    return words;
  }

  private String dotted(int index) {
    return Stream.iterate(index, i -> i + 2)
        .limit(dottedWords(index))
        .map(i -> tokens.get(i).text())
        .collect(Collectors.joining("."));
  }

  private int endOfDotted(int index) {
    return tokens.get(index + 2 * (dottedWords(index) - 1)).end();
  }
}
