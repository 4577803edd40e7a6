package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Whether what the header of a saved question declares is what its body uses and returns. */
final class QuestionFit {

  private final String file;
  private final List<QuestionParameter> parameters;
  private final SavedQuestion.Body body;
  private final List<Problem> problems = new ArrayList<>();

  private QuestionFit(String file, List<QuestionParameter> parameters, SavedQuestion.Body body) {
    this.file = file;
    this.parameters = parameters;
    this.body = body;
  }

  /** Everything that does not fit, each with its cure. */
  static List<Problem> problems(
      String file, List<QuestionParameter> parameters, SavedQuestion.Body body) {
    QuestionFit fit = new QuestionFit(file, parameters, body);
    fit.parametersAreDeclaredOnce();
    if (body instanceof SavedQuestion.Body.Pattern pattern) {
      fit.parametersFit(pattern.template().names(), "{", "}");
      fit.valuesStandAlone(pattern.template());
    } else if (body instanceof SavedQuestion.Body.Statement statement) {
      CypherShape shape = new CypherShape(statement.text());
      fit.parametersFit(shape.parameters(), "$", "");
      fit.columnsFit(statement.columns(), shape.columns());
      statement.graph().ifPresent(graph -> fit.graphFits(graph, statement.columns()));
    }
    return fit.problems;
  }

  private void parametersAreDeclaredOnce() {
    Set<String> seen = new TreeSet<>();
    for (QuestionParameter parameter : parameters) {
      if (!seen.add(parameter.name())) {
        add(
            "the parameter `" + parameter.name() + "` is declared twice",
            "Leave one of the two lines out.");
      }
    }
  }

  private void parametersFit(Set<String> used, String before, String behind) {
    Set<String> declared =
        parameters.stream()
            .map(QuestionParameter::name)
            .collect(Collectors.toCollection(TreeSet::new));
    for (String name : used) {
      if (!declared.contains(name)) {
        add(
            "`" + before + name + behind + "` is used and not declared",
            "Declare it in the header, such as `// parameter: " + name + " text = words`.");
      }
    }
    for (String name : declared) {
      if (!used.contains(name)) {
        add(
            "the parameter `" + name + "` is declared and not used",
            "Use it as `" + before + name + behind + "`, or leave its line out.");
      }
    }
  }

  /** A value brings its own quotes where it needs them. */
  private void valuesStandAlone(PatternTemplate template) {
    for (String name : template.quotedPlaces()) {
      add(
          "`{" + name + "}` stands inside quotes",
          "Leave the quotes out: a value is quoted where it has to be.");
    }
    for (QuestionParameter parameter : parameters) {
      if (parameter.type().kind() == ParameterType.Kind.REAL) {
        add(
            "the parameter `" + parameter.name() + "` is a real number, which no pattern takes",
            "Make it whole, or write the question in Cypher.");
      }
    }
  }

  private void columnsFit(List<Column> declared, Optional<List<String>> returned) {
    List<String> names = declared.stream().map(Column::name).toList();
    if (names.isEmpty()) {
      add("no columns are declared", "Add `// columns: NAME KIND, NAME KIND` to the header.");
    } else if (returned.isPresent() && !returned.get().equals(names)) {
      add(
          "the statement returns "
              + String.join(", ", returned.get())
              + " and the header declares "
              + String.join(", ", names),
          "Make `// columns:` the same names in the same order.");
    }
  }

  private void graphFits(QuestionGraph graph, List<Column> columns) {
    for (String name : graph.unfit(columns)) {
      add(
          "the graph uses the column `" + name + "`, which is not declared or of another kind",
          "A node is in a `text` column and a width in a `whole` or `real` one.");
    }
  }

  private void add(String message, String hint) {
    problems.add(Problem.error(new Place.InFile(file, body.line(), ""), message, hint));
  }
}
