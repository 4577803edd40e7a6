package dev.ikg.cypher;

import dev.ikg.incident.EditDistance;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.PartialDate;
import dev.ikg.problem.Failure;
import dev.ikg.question.Length;
import dev.ikg.question.Question;
import dev.ikg.question.Quoting;
import dev.ikg.question.Resolution;
import dev.ikg.question.Resolver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The values of the parameters in one use of a saved question, each checked against its type. */
public final class QuestionValues {

  private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");
  private static final Pattern REAL =
      Pattern.compile("-?([0-9]{1,18}(\\.[0-9]{1,18})?|\\.[0-9]{1,18})");

  private final SavedQuestion question;
  private final Map<String, String> values = new LinkedHashMap<>();

  /**
   * Values as they were given, and the defaults for the others.
   *
   * @throws Failure of kind {@code USAGE} where one is missing or has a name that is none
   */
  public QuestionValues(SavedQuestion question, Map<String, String> given) {
    this.question = question;
    given.keySet().forEach(this::checkName);
    for (QuestionParameter parameter : question.parameters()) {
      String value =
          Optional.ofNullable(given.get(parameter.name()))
              .or(parameter::byDefault)
              .orElseThrow(() -> missing(parameter));
      if (value.isBlank()) {
        throw wrong(parameter, value, "something");
      }
      values.put(parameter.name(), value);
    }
  }

  /**
   * The pattern with these values.
   *
   * @throws Failure of kind {@code USAGE} where a value is not of its type
   */
  public String in(PatternTemplate template) {
    Map<String, String> words = new LinkedHashMap<>();
    question.parameters().forEach(p -> words.put(p.name(), word(p, value(p))));
    return template.with(words);
  }

  /**
   * The statement with these values.
   *
   * @param lexicon of the graph, in which labels are looked up
   * @throws Failure of kind {@code USAGE} where a value is not of its type or a label is not known
   */
  public CypherQuery in(SavedQuestion.Body.Statement statement, Lexicon lexicon) {
    Map<String, Object> parameters = new LinkedHashMap<>();
    question.parameters().forEach(p -> parameters.put(p.name(), cypherValue(p, value(p), lexicon)));
    return new CypherQuery(statement.text(), parameters, statement.columns());
  }

  /** The values as they were typed, and the defaults, in the order of the parameters. */
  public Map<String, String> byName() {
    return Collections.unmodifiableMap(values);
  }

  /** The values that are ids of cases. */
  public List<String> cases() {
    return question.parameters().stream()
        .filter(p -> p.type().kind() == ParameterType.Kind.CASE)
        .map(this::value)
        .toList();
  }

  private String value(QuestionParameter parameter) {
    return values.getOrDefault(parameter.name(), "");
  }

  private static String word(QuestionParameter parameter, String value) {
    return switch (parameter.type().kind()) {
      case LABEL, CASE, TEXT, SEARCH -> Quoting.quoted(value);
      case WHOLE -> String.valueOf(whole(parameter, value));
      case REAL -> String.valueOf(real(parameter, value));
      case DURATION -> length(parameter, value).toString();
      case DATE -> date(parameter, value).text();
    };
  }

  private static Object cypherValue(QuestionParameter parameter, String value, Lexicon lexicon) {
    return switch (parameter.type().kind()) {
      case LABEL -> keys(parameter, value, lexicon);
      case CASE, TEXT -> value;
      case SEARCH -> LuceneQuery.passage(value);
      case WHOLE -> whole(parameter, value);
      case REAL -> real(parameter, value);
      case DURATION -> length(parameter, value).duration().toSeconds();
      case DATE -> date(parameter, value).first();
    };
  }

  /** The keys that a label stands for, looked up as a question of one term looks it up. */
  private static List<String> keys(QuestionParameter parameter, String value, Lexicon lexicon) {
    String facet = parameter.type().facet().map(f -> f.word() + ":").orElse("");
    Question term = Question.parse(facet + Quoting.quoted(value));
    Resolution found = new Resolver(lexicon).resolve(term);
    List<String> keys = new ArrayList<>();
    term.names()
        .flatMap(name -> found.meaning(name).stream())
        .map(FacetValue::key)
        .distinct()
        .sorted()
        .forEach(keys::add);
    return keys;
  }

  private static long whole(QuestionParameter parameter, String value) {
    if (!WHOLE.matcher(value).matches()) {
      throw wrong(parameter, value, "a whole number");
    }
    return Long.parseLong(value);
  }

  private static double real(QuestionParameter parameter, String value) {
    if (!REAL.matcher(value).matches()) {
      throw wrong(parameter, value, "a number");
    }
    return Double.parseDouble(value);
  }

  private static Length length(QuestionParameter parameter, String value) {
    return Length.parse(value)
        .orElseThrow(() -> wrong(parameter, value, "a length of time such as 45m, 2h or 2y"));
  }

  private static PartialDate date(QuestionParameter parameter, String value) {
    return PartialDate.parse(value)
        .orElseThrow(() -> wrong(parameter, value, "a date such as 2020, 2020-01 or 2020-01-09"));
  }

  private void checkName(String name) {
    List<String> names = question.parameters().stream().map(QuestionParameter::name).toList();
    if (names.contains(name)) {
      return;
    }
    String all = names.isEmpty() ? "It takes none." : "It takes " + String.join(", ", names) + ".";
    throw usage(
        "the question " + question.id() + " has no parameter `" + name + "`",
        EditDistance.nearest(name, names, 2)
            .map(near -> "Did you mean `" + near + "`? " + all)
            .orElse(all));
  }

  private Failure missing(QuestionParameter parameter) {
    String call =
        question.parameters().stream()
            .filter(p -> p.byDefault().isEmpty())
            .map(p -> "--param " + p.name() + "=" + p.example())
            .collect(Collectors.joining(" "));
    return usage(
        "the question " + question.id() + " needs a value for `" + parameter.name() + "`",
        "For example: question " + question.id() + " " + call);
  }

  private static Failure wrong(QuestionParameter parameter, String value, String wanted) {
    return usage(
        "`" + parameter.name() + "` must be " + wanted + ", not `" + value + "`",
        "For example: --param " + parameter.name() + "=" + parameter.example());
  }

  private static Failure usage(String message, String hint) {
    return Failure.of(Failure.Kind.USAGE, message, hint);
  }
}
