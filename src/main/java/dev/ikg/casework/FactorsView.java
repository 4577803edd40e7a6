package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.ViewAbout;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Vocabulary;
import dev.ikg.insight.CoOccurrence;
import dev.ikg.insight.LabelPair;
import dev.ikg.insight.LabelledCases;
import dev.ikg.insight.NearLabels;
import dev.ikg.insight.OrganizationCounts;
import dev.ikg.insight.PairFamily;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which contributing factors meet, and at how many organizations. */
final class FactorsView {

  /** A pair that meets at fewer organizations is no picture of a pattern. */
  private static final int FEWEST_MEETINGS = 3;

  private static final ViewAbout.Legend LEGEND =
      new ViewAbout.Legend(
          "a contributing factor",
          "the two factors meet in cases of at least "
              + FEWEST_MEETINGS
              + " organizations; the width is how many",
          new ViewAbout.Lines(
              "they meet at more organizations than by chance, and the pair survives the correction"
                  + " for the many pairs that are tested together (q below "
                  + PairsAnswer.LOOSE
                  + ", as under pairs)",
              "the pair does not survive the correction, or is too rare to be tested: at best a"
                  + " lead",
              "the definition of one entails the other, so that their meeting says nothing"),
          "the number of organizations with a case that has the factor",
          "the group that the factor belongs to");

  private final List<CaseFacts> cases;
  private final ViewMaterial material;
  private final NearLabels near;
  private final Map<String, List<CaseFacts>> byOrganization = new TreeMap<>();
  private final Map<String, List<CaseFacts>> byFactor = new TreeMap<>();

  /** The pairs that are tested together, by their two factors. */
  private final Map<Set<String>, LabelPair> tested = new HashMap<>();

  private FactorsView(ViewMaterial material, Vocabulary vocabulary) {
    this.material = material;
    this.near = new NearLabels(vocabulary);
    this.cases = material.cases().stream().filter(c -> !c.labels(Facet.FACTOR).isEmpty()).toList();
    for (CaseFacts facts : cases) {
      facts.slug().ifPresent(slug -> put(byOrganization, slug, facts));
      Set.copyOf(facts.labels(Facet.FACTOR)).forEach(factor -> put(byFactor, factor, facts));
    }
    new PairFamily(cases.stream().map(FactorsView::labelled).toList(), Facet.FACTOR, Facet.FACTOR)
        .test(near)
        .forEach(pair -> tested.put(Set.of(pair.one().key(), pair.other().key()), pair));
  }

  private static LabelledCases labelled(CaseFacts facts) {
    Set<FacetValue> labels = new HashSet<>();
    facts.labels(Facet.FACTOR).forEach(name -> labels.add(new FacetValue(Facet.FACTOR, name)));
    return new LabelledCases(facts.slug(), labels, 1);
  }

  private static void put(Map<String, List<CaseFacts>> map, String key, CaseFacts facts) {
    map.computeIfAbsent(key, k -> new ArrayList<>()).add(facts);
  }

  static GraphView of(ViewMaterial material, Vocabulary vocabulary) {
    FactorsView view = new FactorsView(material, vocabulary);
    ViewAbout about =
        material.about(
            "Contributing factors that meet, by organization",
            LEGEND,
            view.cases,
            List.of(
                "Cases in which no factor is known are left out.",
                "Of %d pairs of factors that are tested together, %d survive at q %s."
                        .formatted(view.tested.size(), view.survivors(), PairsAnswer.LOOSE)
                    + " At each line stand p, its chance by organization, and q, that chance"
                    + " corrected for all pairs; a pair that is too rare to be tested has no q."));
    return new GraphView(
        about,
        GraphView.Shape.CLOUD,
        material.coloursOfGroups(Facet.FACTOR),
        view.nodes(),
        view.links());
  }

  /** Those whose definitions entail each other apart, as under {@code pairs}. */
  private long survivors() {
    return tested.values().stream()
        .filter(pair -> !pair.near())
        .filter(PairsAnswer::survives)
        .count();
  }

  private List<GraphView.Node> nodes() {
    List<GraphView.Node> nodes = new ArrayList<>();
    byFactor.forEach(
        (factor, carriers) -> {
          Map<String, Cell> numbers = new LinkedHashMap<>();
          int organizations = organizations(carriers).size();
          numbers.put("cases", Cell.of((long) carriers.size()));
          numbers.put("orgs", Cell.of((long) organizations));
          nodes.add(
              new GraphView.Node(
                  ViewParts.labelId(Facet.FACTOR, factor),
                  factor,
                  ViewParts.LabelKind.FACTOR.node(),
                  material.labels().group(Facet.FACTOR, factor),
                  "",
                  organizations,
                  Optional.empty(),
                  material.labels().attributes(Facet.FACTOR, factor, numbers)));
        });
    return nodes;
  }

  private static Set<String> organizations(List<CaseFacts> some) {
    Set<String> slugs = new TreeSet<>();
    some.forEach(facts -> facts.slug().ifPresent(slugs::add));
    return slugs;
  }

  private List<GraphView.Link> links() {
    List<GraphView.Link> links = new ArrayList<>();
    List<String> factors = List.copyOf(byFactor.keySet());
    for (int i = 0; i < factors.size(); i++) {
      for (int j = i + 1; j < factors.size(); j++) {
        meeting(factors.get(i), factors.get(j)).ifPresent(links::add);
      }
    }
    return links;
  }

  private Optional<GraphView.Link> meeting(String one, String other) {
    List<CaseFacts> joint =
        byFactor.getOrDefault(one, List.of()).stream()
            .filter(facts -> facts.labels(Facet.FACTOR).contains(other))
            .toList();
    int organizations = organizations(joint).size();
    return organizations < FEWEST_MEETINGS
        ? Optional.empty()
        : Optional.of(link(one, other, joint.size(), organizations));
  }

  private GraphView.Link link(String one, String other, int joint, int organizations) {
    Optional<LabelPair> pair = Optional.ofNullable(tested.get(Set.of(one, other)));
    CoOccurrence test =
        pair.map(LabelPair::test).orElseGet(() -> CoOccurrence.of(counts(one, other)));
    Optional<Double> q = pair.map(LabelPair::q);
    boolean entailed =
        near.areNear(new FacetValue(Facet.FACTOR, one), new FacetValue(Facet.FACTOR, other));
    Map<String, Cell> attributes = new LinkedHashMap<>();
    attributes.put("cases", Cell.of((long) joint));
    attributes.put("orgs", Cell.of((long) organizations));
    attributes.put("expected_orgs", Cell.of(test.expected()));
    attributes.put("p", Cell.of(test.p()));
    attributes.put("q", InsightSummary.real(q));
    attributes.put("near", Cell.of(entailed));
    String from = ViewParts.labelId(Facet.FACTOR, one);
    String to = ViewParts.labelId(Facet.FACTOR, other);
    return new GraphView.Link(
        from + " MEETS " + to,
        from,
        to,
        "MEETS",
        String.format(Locale.ROOT, "%d orgs, %.1f by chance", organizations, test.expected())
            + ", p "
            + Figures.probability(test.p())
            + q.map(known -> ", q " + Figures.probability(known)).orElse(""),
        false,
        organizations,
        entailed
            ? GraphView.Style.DOTTED
            : pair.filter(PairsAnswer::survives).isPresent()
                ? GraphView.Style.SOLID
                : GraphView.Style.DASHED,
        new Cell.Fields(attributes));
  }

  /** The cases of each organization, for a pair that is too rare to be tested with the others. */
  private List<OrganizationCounts> counts(String one, String other) {
    List<OrganizationCounts> counts = new ArrayList<>();
    byOrganization.forEach(
        (slug, own) -> {
          int ofOne = count(own, one);
          int ofOther = count(own, other);
          long joint =
              own.stream()
                  .filter(c -> c.labels(Facet.FACTOR).containsAll(List.of(one, other)))
                  .count();
          counts.add(
              new OrganizationCounts(slug, own.size(), List.of(ofOne, ofOther), (int) joint));
        });
    return counts;
  }

  private static int count(List<CaseFacts> own, String factor) {
    return (int) own.stream().filter(c -> c.labels(Facet.FACTOR).contains(factor)).count();
  }
}
