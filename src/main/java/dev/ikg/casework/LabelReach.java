package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.FacetProperties;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.index.IndexedCases;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How many cases and organizations carry each label, and each group of labels. */
final class LabelReach {

  private static final StatementFile LABELS = StatementFile.load("insight/label-use");
  private static final StatementFile GROUPS = StatementFile.load("insight/group-reach");

  private LabelReach() {}

  /**
   * A label that cases carry.
   *
   * @param names what it is called; of organizations only
   */
  record Carried(FacetValue label, List<String> names, long cases, long organizations) {
    Carried {
      names = List.copyOf(names);
    }

    /** What stands for a label that no case carries. */
    static Carried nowhere(FacetValue label) {
      return new Carried(label, List.of(), 0, 0);
    }
  }

  /** The labels of some facets that the selected cases carry. */
  static List<Carried> labels(
      Collection<Facet> facets, Selection selection, Transaction transaction) {
    return selection
        .inIndex()
        .map(cases -> cases.labelRows(facets))
        .orElseGet(() -> byStatement(facets, selection, transaction))
        .stream()
        .filter(row -> row.text(1).isPresent())
        .map(LabelReach::label)
        .toList();
  }

  private static List<Row> byStatement(
      Collection<Facet> facets, Selection selection, Transaction transaction) {
    Map<String, Object> parameters = new HashMap<>(selection.parameters(transaction));
    parameters.put("facets", facets.stream().map(Facet::word).toList());
    parameters.put("properties", FacetProperties.of(facets));
    return transaction.run(LABELS.with(parameters));
  }

  /** The groups that the labels of the selected cases belong to, by facet and name. */
  static Map<FacetValue, Carried> groups(Selection selection, Transaction transaction) {
    Map<FacetValue, Carried> groups = new HashMap<>();
    Lexicon lexicon = selection.lexicon();
    for (Row row : selection.rows(cases -> groupRows(cases, lexicon), GROUPS, transaction)) {
      String key = row.key(0);
      int colon = key.indexOf(':');
      Optional<Facet> facet = Facet.named(key.substring(0, Math.max(0, colon)));
      if (facet.isPresent()) {
        FacetValue group = new FacetValue(facet.get(), key.substring(colon + 1));
        groups.put(group, new Carried(group, List.of(), row.whole(1), row.whole(2)));
      }
    }
    return groups;
  }

  private static List<Row> groupRows(IndexedCases cases, Lexicon lexicon) {
    return lexicon.entries().stream()
        .filter(Lexicon.Entry::group)
        .map(Lexicon.Entry::value)
        .map(group -> cases.groupRow(written(group), lexicon.members(group)))
        .toList();
  }

  private static String written(FacetValue group) {
    return group.facet().word() + ":" + group.key();
  }

  private static Carried label(Row row) {
    Facet facet = Facet.named(row.key(0)).orElseThrow();
    return new Carried(new FacetValue(facet, row.key(1)), row.texts(2), row.whole(3), row.whole(4));
  }
}
