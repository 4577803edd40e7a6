package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.incident.LocalizedText;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads a saved question from the text of its file, and writes one. */
public final class QuestionFile {

  /** How the name of a file with a question ends. */
  public static final String ENDING = ".cypher";

  private static final Set<String> KEYS =
      Set.of(
          "id",
          "title",
          "title-ko",
          "theme",
          "purpose",
          "parameter",
          "columns",
          "graph",
          "note",
          "pattern");
  private static final Set<String> REPEATED = Set.of("parameter", "note");

  private final String file;
  private final Header header;
  private final List<Problem> problems = new ArrayList<>();

  private QuestionFile(String file, Header header) {
    this.file = file;
    this.header = header;
  }

  /**
   * Reads a question.
   *
   * @param file where the text comes from, as a person would write the path
   * @param id what the name of the file says that it is
   * @throws Failure of kind {@code CONTENT} with everything that is wrong, each with file and line
   */
  public static SavedQuestion read(String file, String id, String text) {
    return new QuestionFile(file, Header.read(text)).question(id);
  }

  /** The text of the file of a question whose body is a pattern without parameters. */
  public static String ofPattern(String id, String pattern) {
    return String.join(
        "\n",
        "// id: " + id,
        "// title: " + pattern,
        "// theme: Saved",
        "// purpose: Kept with save.",
        "// pattern: " + pattern,
        "");
  }

  private SavedQuestion question(String id) {
    knownKeysOnce();
    if (!needed("id").equals(id)) {
      header
          .line("id")
          .ifPresent(
              line ->
                  add(
                      line.number(),
                      "the id is `" + line.value() + "` and the file is called `" + id + "`",
                      "Give both the same name."));
    }
    LocalizedText title = title();
    String theme = needed("theme");
    String purpose = needed("purpose");
    List<QuestionParameter> parameters = parameters();
    SavedQuestion.Body body = body();
    throwIfAny();
    List<String> notes = header.all("note").stream().map(Header.Line::value).toList();
    return new SavedQuestion(file, id, title, theme, purpose, parameters, notes, body);
  }

  private void knownKeysOnce() {
    for (Header.Line line : header.lines()) {
      if (!KEYS.contains(line.key())) {
        String known = KEYS.stream().sorted().collect(Collectors.joining(", "));
        add(
            line.number(),
            "`" + line.key() + "` is no key of a header",
            "The keys are " + known + "; a comment below the first line of the statement is free.");
      } else if (!REPEATED.contains(line.key())
          && header.all(line.key()).get(0).number() < line.number()) {
        add(line.number(), "`" + line.key() + "` stands twice", "Leave one of the lines out.");
      }
    }
  }

  private LocalizedText title() {
    Map<String, String> byLanguage = new LinkedHashMap<>();
    byLanguage.put("en", needed("title"));
    header.line("title-ko").ifPresent(line -> byLanguage.put("ko", line.value()));
    return LocalizedText.of(byLanguage);
  }

  private String needed(String key) {
    String value = header.value(key);
    if (value.isEmpty()) {
      add(
          header.line(key).map(Header.Line::number).orElse(1),
          "the header says no " + key,
          "Add a line `// " + key + ": ...`.");
    }
    return value;
  }

  private List<QuestionParameter> parameters() {
    List<QuestionParameter> parameters = new ArrayList<>();
    for (Header.Line line : header.all("parameter")) {
      Optional<QuestionParameter> parameter = QuestionParameter.parse(line.value());
      parameter.ifPresent(parameters::add);
      if (parameter.isEmpty()) {
        add(
            line.number(),
            "`" + line.value() + "` declares no parameter",
            "Write `"
                + QuestionParameter.FORM
                + "` with a type out of "
                + ParameterType.words()
                + "; one of default and example can be missing.");
      }
    }
    return parameters;
  }

  private SavedQuestion.Body body() {
    Optional<Header.Line> pattern = header.line("pattern");
    if (pattern.isPresent()) {
      if (!header.body().isEmpty()) {
        add(
            header.bodyLine(),
            "there are a pattern and a statement",
            "Keep one of the two; each is a question of its own.");
      }
      header
          .line("columns")
          .ifPresent(
              line ->
                  add(
                      line.number(),
                      "a pattern declares no columns",
                      "Leave `// columns:` out: they follow from the pattern."));
      header
          .line("graph")
          .ifPresent(
              line ->
                  add(
                      line.number(),
                      "a pattern declares no graph",
                      "Leave `// graph:` out: its graph is that of the cases it finds."));
      return new SavedQuestion.Body.Pattern(
          new PatternTemplate(needed("pattern")), pattern.get().number());
    }
    if (header.body().isEmpty()) {
      add(
          header.bodyLine(),
          "there is nothing to ask",
          "Add `// pattern: ...` to the header, or a Cypher statement below it.");
    }
    return new SavedQuestion.Body.Statement(header.body(), columns(), graph(), header.bodyLine());
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    for (String declared : Header.parts(header.value("columns"))) {
      Optional<Column> column = Header.column(declared);
      column.ifPresent(columns::add);
      if (column.isEmpty()) {
        String kinds =
            Arrays.stream(Column.Kind.values())
                .map(Column.Kind::word)
                .collect(Collectors.joining(", "));
        add(
            header.line("columns").map(Header.Line::number).orElse(1),
            "`" + declared + "` is no column",
            "Write a name and a kind out of " + kinds + ", such as `cases whole`.");
      }
    }
    return columns;
  }

  private Optional<QuestionGraph> graph() {
    Optional<Header.Line> line = header.line("graph");
    Optional<QuestionGraph> graph = line.map(Header.Line::value).flatMap(QuestionGraph::parse);
    if (line.isPresent() && graph.isEmpty()) {
      add(
          line.get().number(),
          "`" + line.get().value() + "` declares no graph",
          "Write `"
              + QuestionGraph.FORM
              + "` with a kind out of "
              + String.join(", ", QuestionGraph.Kind.words())
              + "; `--` for links without a direction; the width can be missing.");
    }
    return graph;
  }

  private void add(int line, String message, String hint) {
    problems.add(Problem.error(new Place.InFile(file, line, ""), message, hint));
  }

  private void throwIfAny() {
    if (!problems.isEmpty()) {
      throw new Failure(Failure.Kind.CONTENT, problems);
    }
  }
}
