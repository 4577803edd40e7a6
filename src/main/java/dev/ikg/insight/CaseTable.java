package dev.ikg.insight;

import dev.ikg.incident.FacetValue;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The cases of a population, by organization and by label. Rows are kept as they came, several
 * alike cases in one; a label holds the rows in which it stands.
 */
final class CaseTable {

  private final List<LabelledCases> rows;
  private final List<String> organizations;
  private final int[] organizationOfRow;
  private final int[] casesAt;
  private final Map<FacetValue, Label> labels = new TreeMap<>(LabelPair.BY_LABEL);

  CaseTable(List<LabelledCases> rows) {
    this.rows = List.copyOf(rows);
    TreeSet<String> keys = new TreeSet<>();
    rows.forEach(row -> row.organization().ifPresent(keys::add));
    this.organizations = List.copyOf(keys);
    this.organizationOfRow = new int[rows.size()];
    this.casesAt = new int[organizations.size() + 1];
    Map<String, Integer> places = new TreeMap<>();
    organizations.forEach(key -> places.put(key, places.size()));
    for (int i = 0; i < rows.size(); i++) {
      LabelledCases row = rows.get(i);
      organizationOfRow[i] = row.organization().map(key -> places.getOrDefault(key, -1)).orElse(-1);
      count(casesAt, i);
      for (FacetValue value : row.labels()) {
        Label label = labels.computeIfAbsent(value, v -> new Label(v, casesAt.length));
        label.rows.set(i);
        count(label.casesAt, i);
      }
    }
  }

  /** A label and where it stands. */
  static final class Label {
    private final FacetValue value;
    private final BitSet rows = new BitSet();
    private final int[] casesAt;

    private Label(FacetValue value, int places) {
      this.value = value;
      this.casesAt = new int[places];
    }

    FacetValue value() {
      return value;
    }

    /** Cases that carry it. */
    int cases() {
      return casesAt[casesAt.length - 1];
    }

    /** Cases of an organization that carry it. */
    int casesAt(int organization) {
      return casesAt[organization];
    }

    /** Organizations that it was met at. */
    int organizations() {
      int met = 0;
      for (int i = 0; i < casesAt.length - 1; i++) {
        met += casesAt[i] > 0 ? 1 : 0;
      }
      return met;
    }
  }

  /** The keys of the organizations, in order. */
  List<String> organizations() {
    return organizations;
  }

  /** All labels, in order. */
  List<Label> labels() {
    return new ArrayList<>(labels.values());
  }

  /** All cases. */
  int cases() {
    return casesAt[organizations.size()];
  }

  /** The cases of an organization. */
  int cases(int organization) {
    return casesAt[organization];
  }

  /** How many cases carry both labels: by organization, and behind these in all. */
  int[] joint(Label one, Label other) {
    BitSet both = (BitSet) one.rows.clone();
    both.and(other.rows);
    int[] counts = new int[casesAt.length];
    both.stream().forEach(row -> count(counts, row));
    return counts;
  }

  private void count(int[] counts, int row) {
    int cases = rows.get(row).cases();
    if (organizationOfRow[row] >= 0) {
      counts[organizationOfRow[row]] += cases;
    }
    counts[counts.length - 1] += cases;
  }
}
