package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.Row;
import dev.ikg.answer.ViewAbout;
import dev.ikg.cypher.QuestionGraph;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** The rows of a saved question in Cypher as the links of a graph, as its header declares them. */
final class QuestionView {

  private final ViewMaterial material;
  private final SavedQuestion question;
  private final QuestionGraph graph;
  private final Answer answer;
  private final List<String> colours;
  private final Map<String, GraphView.Link> links = new LinkedHashMap<>();
  private final Map<QuestionGraph.Kind, Set<String>> names = new TreeMap<>();

  private QuestionView(
      ViewMaterial material, SavedQuestion question, QuestionGraph graph, Answer answer) {
    this.material = material;
    this.question = question;
    this.graph = graph;
    this.answer = answer;
    this.colours = colours();
  }

  /** Where all nodes are of one kind, a colour says more of them; none where it says the kind. */
  private List<String> colours() {
    if (graph.source().kind() != graph.target().kind()) {
      return List.of();
    }
    return graph
        .source()
        .kind()
        .facet()
        .map(material::coloursOfGroups)
        .orElseGet(material::coloursOfCauses);
  }

  /**
   * How the rows of a question are a graph.
   *
   * @throws Failure of kind {@code USAGE} where its header does not say so
   */
  static QuestionGraph declared(SavedQuestion question) {
    Optional<QuestionGraph> graph =
        question.body() instanceof SavedQuestion.Body.Statement statement
            ? statement.graph()
            : Optional.empty();
    return graph.orElseThrow(
        () ->
            Failure.of(
                Failure.Kind.USAGE,
                "the question " + question.id() + " declares no graph",
                "Questions in the pattern language have one, and those in Cypher whose header has a"
                    + " line `// graph:`."));
  }

  static GraphView of(
      ViewMaterial material, SavedQuestion question, QuestionGraph graph, Answer answer) {
    return new QuestionView(material, question, graph, answer).view();
  }

  private GraphView view() {
    boolean onlyLabels =
        graph.source().kind() != QuestionGraph.Kind.CASE
            && graph.target().kind() != QuestionGraph.Kind.CASE;
    if (onlyLabels && material.request().where().isPresent()) {
      throw Failure.of(
          Failure.Kind.USAGE,
          "the graph of " + question.id() + " has no cases that --where could choose from",
          "Leave --where out, or ask with a pattern.");
    }
    Map<String, CaseFacts> cases = cases();
    answer.rows().forEach(row -> place(row, cases.keySet()));
    List<GraphView.Node> nodes = nodes(cases);
    List<String> notes = new ArrayList<>(question.notes());
    notes.addAll(answer.notes());
    ViewAbout about =
        material.about(
            question.title().in("en").orElse(question.id()),
            legend(),
            onlyLabels ? carriers() : shown(cases),
            notes);
    return new GraphView(about, GraphView.Shape.CLOUD, colours, nodes, List.copyOf(links.values()));
  }

  private ViewAbout.Legend legend() {
    String ends = graph.source().kind().word() + " and a " + graph.target().kind().word();
    String width = graph.width().map(name -> "; the width is `" + name + "`").orElse("");
    return new ViewAbout.Legend(
        graph.source().kind() == graph.target().kind()
            ? "a " + graph.source().kind().word()
            : "a " + ends,
        "a row of the answer, from `"
            + graph.source().column()
            + "` to `"
            + graph.target().column()
            + "`"
            + width,
        ViewAbout.Lines.ALIKE,
        "the number of links",
        colours.isEmpty()
            ? "what the node is"
            : graph.source().kind() == QuestionGraph.Kind.CASE
                ? "the root cause that stands first in the case"
                : "the group that the label belongs to");
  }

  /** The cases in the rows that pass the filter, by id. */
  private Map<String, CaseFacts> cases() {
    Set<String> ids = new TreeSet<>();
    for (Row row : answer.rows()) {
      for (QuestionGraph.End end : List.of(graph.source(), graph.target())) {
        if (end.kind() == QuestionGraph.Kind.CASE) {
          row.text(column(end.column())).ifPresent(ids::add);
        }
      }
    }
    Map<String, CaseFacts> cases = new TreeMap<>();
    material.cases(ids).forEach(facts -> cases.put(facts.id(), facts));
    return cases;
  }

  /** The cases that carry both labels of a link, where a graph has no cases itself. */
  private List<CaseFacts> carriers() {
    return material.cases().stream()
        .filter(facts -> links.values().stream().anyMatch(link -> carries(facts, link)))
        .toList();
  }

  private boolean carries(CaseFacts facts, GraphView.Link link) {
    return carries(facts, graph.source(), link.source())
        && carries(facts, graph.target(), link.target());
  }

  private static boolean carries(CaseFacts facts, QuestionGraph.End end, String id) {
    Facet facet = end.kind().facet().orElseThrow();
    return facts.labels(facet).stream().anyMatch(name -> ViewParts.labelId(facet, name).equals(id));
  }

  private Collection<CaseFacts> shown(Map<String, CaseFacts> cases) {
    Set<String> linked = names.getOrDefault(QuestionGraph.Kind.CASE, Set.of());
    return cases.values().stream().filter(facts -> linked.contains(facts.id())).toList();
  }

  private void place(Row row, Set<String> passing) {
    Optional<String> source = end(row, graph.source(), passing);
    Optional<String> target = end(row, graph.target(), passing);
    if (source.isEmpty() || target.isEmpty() || source.equals(target)) {
      return;
    }
    String from = keep(graph.source().kind(), source.get());
    String to = keep(graph.target().kind(), target.get());
    Map<String, Cell> attributes = new LinkedHashMap<>();
    for (int i = 0; i < answer.columns().size(); i++) {
      String name = answer.columns().get(i).name();
      if (!name.equals(graph.source().column()) && !name.equals(graph.target().column())) {
        // A column may be called as what every link has, such as its label.
        attributes.put("row_" + name, row.cells().get(i));
      }
    }
    String id = from + " " + question.id() + " " + to;
    links.putIfAbsent(
        id,
        new GraphView.Link(
            id,
            from,
            to,
            "ROW",
            graph.width().map(name -> words(name, row)).orElse(""),
            graph.directed(),
            graph.width().map(name -> number(row, name)).orElse(1.0),
            GraphView.Style.SOLID,
            new Cell.Fields(attributes)));
  }

  private Optional<String> end(Row row, QuestionGraph.End end, Set<String> passing) {
    return row.text(column(end.column()))
        .filter(name -> end.kind() != QuestionGraph.Kind.CASE || passing.contains(name));
  }

  private String keep(QuestionGraph.Kind kind, String name) {
    names.computeIfAbsent(kind, k -> new TreeSet<>()).add(name);
    return kind.facet()
        .map(facet -> ViewParts.labelId(facet, name))
        .orElseGet(() -> ViewParts.caseId(name));
  }

  private int column(String name) {
    return answer.columns().stream().map(Column::name).toList().indexOf(name);
  }

  private String words(String name, Row row) {
    double value = number(row, name);
    String shown = value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    return shown + " " + name.replace('_', ' ');
  }

  /** A number in a row; one that is not known, or below 0, draws the thinnest line. */
  private double number(Row row, String name) {
    Cell cell = row.cells().get(column(name));
    double value =
        cell instanceof Cell.Whole whole
            ? whole.value()
            : cell instanceof Cell.Real real && Double.isFinite(real.value()) ? real.value() : 0;
    return Math.max(0, value);
  }

  private List<GraphView.Node> nodes(Map<String, CaseFacts> cases) {
    Map<String, Integer> ends = ViewParts.ends(links.values());
    List<GraphView.Node> nodes = new ArrayList<>();
    names.forEach(
        (kind, some) ->
            some.forEach(
                name -> {
                  Optional<Facet> facet = kind.facet();
                  if (facet.isPresent()) {
                    nodes.add(label(facet.get(), name, ends));
                  } else {
                    nodes.add(incident(cases, name, ends));
                  }
                }));
    return nodes;
  }

  private GraphView.Node incident(
      Map<String, CaseFacts> cases, String id, Map<String, Integer> ends) {
    CaseFacts facts = Optional.ofNullable(cases.get(id)).orElseThrow();
    String cause =
        colours.isEmpty()
            ? ViewParts.CASE
            : facts.labels(Facet.CAUSE).stream().findFirst().orElse("");
    return ViewParts.incident(facts, cause, ends.getOrDefault(ViewParts.caseId(id), 0));
  }

  private GraphView.Node label(Facet facet, String name, Map<String, Integer> ends) {
    String id = ViewParts.labelId(facet, name);
    String kind = ViewParts.LabelKind.of(facet).orElseThrow().node();
    String group = colours.isEmpty() ? kind : material.labels().group(facet, name);
    return new GraphView.Node(
        id,
        name,
        kind,
        group,
        "",
        ends.getOrDefault(id, 0),
        Optional.empty(),
        material.labels().attributes(facet, name, Map.of()));
  }
}
