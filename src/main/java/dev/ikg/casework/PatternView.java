package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.Row;
import dev.ikg.answer.ViewAbout;
import dev.ikg.cypher.SavedQuestion;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.question.Question;
import dev.ikg.question.Tail;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The cases that show a pattern, with their organizations and the labels that it names. */
final class PatternView {

  private static final ViewAbout.Legend LEGEND =
      new ViewAbout.Legend(
          "a case that shows the pattern, its organization, or a label: those that the pattern"
              + " names, else causes and factors",
          "what a case carries, where it happened, and which other case it is linked to",
          new ViewAbout.Lines(
              ViewParts.BY_BASIS.solid(),
              ViewParts.BY_BASIS.dashed(),
              "one case only follows the other at an organization"),
          "for an organization and a label the number of these cases; a case is one",
          "what the node is");

  private static final List<ViewParts.LabelKind> WITHOUT_NAMES =
      List.of(ViewParts.LabelKind.CAUSE, ViewParts.LabelKind.FACTOR);

  private final ViewMaterial material;
  private final PatternMatches.Matched matched;
  private final List<CaseFacts> cases;

  private PatternView(ViewMaterial material, PatternMatches.Matched matched) {
    this.material = material;
    this.matched = matched;
    Set<String> ids = new LinkedHashSet<>(matched.ids());
    chains().forEach(chain -> ids.add(chain.next()));
    this.cases = material.cases(ids);
  }

  /** The cases that show a pattern. */
  static GraphView of(ViewMaterial material, String pattern) {
    return of(material, pattern, "Cases that show " + pattern, List.of());
  }

  /** The cases that a saved question in the pattern language finds. */
  static GraphView of(ViewMaterial material, SavedQuestion saved, String pattern) {
    return of(
        material,
        pattern,
        saved.title().in("en").orElse(saved.id()),
        Stream.concat(Stream.of("The pattern is `" + pattern + "`."), saved.notes().stream())
            .toList());
  }

  private static GraphView of(
      ViewMaterial material, String pattern, String title, List<String> more) {
    Question question = Question.parse(pattern);
    PatternView view =
        new PatternView(
            material,
            new PatternMatches(material.transaction(), material.lexicon()).matched(question));
    List<String> notes = new ArrayList<>(more);
    if (!question.tail().equals(Tail.NONE)) {
      notes.add("The cases are shown one by one: across, by, order by and limit are left aside.");
    }
    ViewAbout about = material.about(title, LEGEND, view.cases, notes);
    return new GraphView(about, GraphView.Shape.CLOUD, view.nodes(), view.links());
  }

  private List<GraphView.Node> nodes() {
    List<GraphView.Node> nodes = new ArrayList<>(ViewParts.organizations(cases));
    cases.forEach(facts -> nodes.add(ViewParts.incident(facts, ViewParts.CASE, 1)));
    for (ViewParts.LabelKind kind : ViewParts.LabelKind.values()) {
      nodes.addAll(ViewParts.labels(cases, kind, kept(kind), material.labels()));
    }
    return nodes;
  }

  private List<GraphView.Link> links() {
    List<GraphView.Link> links = new ArrayList<>(ViewParts.toOrganizations(cases));
    for (ViewParts.LabelKind kind : ViewParts.LabelKind.values()) {
      links.addAll(ViewParts.toLabels(cases, kind, kept(kind)));
    }
    List<String> ids = cases.stream().map(CaseFacts::id).toList();
    links.addAll(ViewParts.betweenCases(material.links(ids), cases));
    Set<String> shown = Set.copyOf(ids);
    chains().stream()
        .filter(chain -> shown.contains(chain.first()) && shown.contains(chain.next()))
        .filter(Chain::onlyFollows)
        .map(PatternView::follows)
        .forEach(links::add);
    return links;
  }

  /** The labels of a facet that are shown. */
  private Set<String> kept(ViewParts.LabelKind kind) {
    Set<FacetValue> named =
        matched.labels().stream()
            .filter(value -> facets().contains(value.facet()))
            .collect(Collectors.toSet());
    if (named.isEmpty()) {
      return WITHOUT_NAMES.contains(kind)
          ? cases.stream().flatMap(c -> c.labels(kind.facet()).stream()).collect(Collectors.toSet())
          : Set.of();
    }
    return named.stream()
        .filter(value -> value.facet() == kind.facet())
        .map(FacetValue::key)
        .collect(Collectors.toSet());
  }

  private static Set<Facet> facets() {
    return List.of(ViewParts.LabelKind.values()).stream()
        .map(ViewParts.LabelKind::facet)
        .collect(Collectors.toSet());
  }

  /** Two cases of a row that stand behind each other. */
  private record Chain(String first, String next, boolean onlyFollows) {}

  /** A row shows its first case in eight columns, and four for each case behind it. */
  private Set<Chain> chains() {
    Set<Chain> chains = new LinkedHashSet<>();
    for (Row row : matched.rows()) {
      String before = row.key(0);
      for (int column = 8; column < row.cells().size(); column += 4) {
        String next = row.key(column);
        boolean later = row.text(column + 2).filter("later"::equals).isPresent();
        chains.add(new Chain(before, next, later));
        before = next;
      }
    }
    return chains;
  }

  private static GraphView.Link follows(Chain chain) {
    String from = ViewParts.caseId(chain.first());
    String to = ViewParts.caseId(chain.next());
    Map<String, Cell> attributes = new LinkedHashMap<>();
    attributes.put("link", Cell.of("later"));
    return new GraphView.Link(
        from + " FOLLOWED_BY " + to,
        from,
        to,
        "FOLLOWED_BY",
        "",
        true,
        1,
        GraphView.Style.DOTTED,
        new Cell.Fields(attributes));
  }
}
