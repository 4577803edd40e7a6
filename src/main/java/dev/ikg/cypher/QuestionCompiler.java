package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.question.Dimension;
import dev.ikg.question.Expr;
import dev.ikg.question.Named;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Tail;
import dev.ikg.question.Term;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.cypherdsl.core.Condition;
import org.neo4j.cypherdsl.core.Cypher;
import org.neo4j.cypherdsl.core.Node;
import org.neo4j.cypherdsl.core.Statement;
import org.neo4j.cypherdsl.core.renderer.Configuration;
import org.neo4j.cypherdsl.core.renderer.Dialect;
import org.neo4j.cypherdsl.core.renderer.Renderer;

/** Turns a question whose names are resolved into Cypher. */
public final class QuestionCompiler {

  private static final Renderer RENDERER =
      Renderer.getRenderer(
          Configuration.newConfig()
              .withPrettyPrint(true)
              .withDialect(Dialect.NEO4J_5_DEFAULT_CYPHER)
              .build());

  private final Question question;
  private final Names names;
  private final String language;

  private QuestionCompiler(Question question, Names names, String language) {
    this.question = question;
    this.names = names;
    this.language = language;
  }

  /**
   * Compiles the statements of a question one by one, as they are needed.
   *
   * @param resolution the question and what its names stand for
   * @param lexicon of the graph that it is asked of
   * @param language the tag of the language for titles, which falls back to others
   */
  public static QuestionCompiler of(Resolution resolution, Lexicon lexicon, String language) {
    return new QuestionCompiler(resolution.question(), new Names(resolution, lexicon), language);
  }

  /** The columns of the answer. */
  public List<Column> columns() {
    return question
        .tail()
        .rows()
        .map(GroupedRows::columns)
        .orElseGet(() -> new CaseRows(language, question.steps().size()).columns());
  }

  /** The rows of the answer. */
  public CypherQuery rows() {
    MatchedCases cases = new MatchedCases(question, names);
    Tail tail = question.tail();
    if (tail.rows().isPresent()) {
      GroupedRows rows = grouped(tail.rows().get(), cases);
      return query(rows.statement(cases, tail), cases, columns());
    }
    CaseRows rows = new CaseRows(language, question.steps().size());
    return query(rows.statement(cases, tail), cases, rows.columns());
  }

  private GroupedRows grouped(Dimension dimension, MatchedCases cases) {
    return new GroupedRows(dimension, isOfAll(question), population(cases), this::leftOut);
  }

  /**
   * Whether rows are compared with all cases that could have matched, and not with those in them:
   * where the question asks for nothing that some of them lack.
   */
  public static boolean isOfAll(Question question) {
    return !question.isChain()
        && question.first().conjuncts().stream()
            .allMatch(p -> p.isFilter() || p instanceof Term.All || p instanceof Term.AnyOf);
  }

  /** How many rows there are without a limit; empty where the question sets none. */
  public Optional<CypherQuery> unlimited() {
    Tail tail = question.tail();
    if (tail.limit().isEmpty()) {
      return Optional.empty();
    }
    MatchedCases cases = new MatchedCases(question, names);
    Statement statement =
        tail.rows()
            .map(dimension -> grouped(dimension, cases).count(cases, tail))
            .orElseGet(() -> Totals.rows(cases.match()));
    return Optional.of(query(statement, cases, Totals.ROWS));
  }

  /** The matched cases by organization and evidence tier. */
  public CypherQuery matched() {
    MatchedCases cases = new MatchedCases(question, names);
    Population inside = hasChoice(question) ? population(cases) : incident -> Cypher.isTrue();
    return query(
        Totals.matched(cases, question.tail().rows(), inside, language), cases, Totals.MATCHED);
  }

  /** Whether a case can match of which not all facets that the question names are known. */
  public static boolean hasChoice(Question question) {
    return question.first().conjuncts().stream()
        .anyMatch(part -> !part.isFilter() && part instanceof Expr.Compound && isChoice(part));
  }

  private static boolean isChoice(Expr part) {
    return part.names().flatMap(name -> name.inFacet().stream()).distinct().count() != 1
        || part.names().anyMatch(name -> name.inFacet().isEmpty());
  }

  /** The population by organization, and how much of it each side of the question matches. */
  public CypherQuery eligible() {
    MatchedCases cases = new MatchedCases(question, names);
    List<Expr> sides = question.first().terms();
    return query(
        Totals.eligible(cases, population(cases), sides),
        cases,
        Totals.eligibleColumns(sides.size()));
  }

  /** In how many values of the dimension of {@code across} the pattern was found. */
  public Optional<CypherQuery> spread() {
    return question
        .tail()
        .across()
        .map(
            across -> {
              MatchedCases cases = new MatchedCases(question, names);
              return query(
                  Totals.spread(cases, across.dimension(), leftOut(across.dimension())),
                  cases,
                  Totals.SPREAD);
            });
  }

  /**
   * The two labels of a question that asks, its filters apart, for nothing but these; else none.
   */
  public List<FacetValue> pairLabels() {
    List<Expr> parts =
        question.first().conjuncts().stream()
            .filter(part -> !part.isFilter() && !(part instanceof Term.All))
            .toList();
    List<FacetValue> labels = parts.stream().flatMap(this::plainLabel).distinct().toList();
    boolean isPair = !question.isChain() && parts.size() == 2 && labels.size() == 2;
    return isPair ? labels : List.of();
  }

  /**
   * The population with its labels of the facets of {@link #pairLabels}, from which all pairs like
   * theirs can be counted; empty where the question is not about a pair.
   */
  public Optional<CypherQuery> labelled() {
    List<FacetValue> labels = pairLabels();
    if (labels.isEmpty()) {
      return Optional.empty();
    }
    MatchedCases cases = new MatchedCases(question, names);
    Facet one = labels.get(0).facet();
    Facet other = labels.get(1).facet();
    return Optional.of(
        query(Totals.labelled(cases, population(cases), one, other), cases, Totals.LABELLED));
  }

  /** What rows of cases show of these cases, in no order. */
  public static CypherQuery described(List<String> ids, String language) {
    CaseRows rows = new CaseRows(language, 1);
    Parameters parameters = new Parameters();
    return new CypherQuery(
        RENDERER.render(rows.described(parameters.add("ids", ids))),
        parameters.values(),
        rows.columns());
  }

  private Stream<FacetValue> plainLabel(Expr part) {
    if (part instanceof Term.Name name && names.meanings(name).size() == 1) {
      return names.meanings(name).stream();
    }
    return Stream.empty();
  }

  private LeftOut leftOut(Dimension dimension) {
    return LeftOut.of(question, names, dimension);
  }

  private Population population(MatchedCases cases) {
    return population(question, cases);
  }

  /** The cases that could match a question. */
  static Population population(Question question, MatchedCases cases) {
    return incident ->
        Stream.concat(
                question.first().conjuncts().stream()
                    .flatMap(
                        part ->
                            part.isFilter()
                                ? Stream.of(cases.holds(part, incident))
                                : facetsKnown(part, incident, cases)),
                question.comparedFacets().map(facet -> FacetPath.of(facet).known(incident)))
            .reduce(Condition::and)
            .orElse(Cypher.isTrue());
  }

  private static Stream<Condition> facetsKnown(Expr part, Node incident, MatchedCases cases) {
    return part.leaves()
        .flatMap(
            leaf -> {
              if (leaf instanceof Named named) {
                return Stream.of(cases.known(named, incident));
              }
              return leaf instanceof Term.AnyOf any
                  ? Stream.of(FacetPath.of(any.facet()).known(incident))
                  : Stream.empty();
            });
  }

  static CypherQuery query(Statement statement, MatchedCases cases, List<Column> columns) {
    return new CypherQuery(RENDERER.render(statement), cases.parameters().values(), columns);
  }
}
