package dev.ikg.insight;

import dev.ikg.incident.FacetValue;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The cases of a population, by organization and by label. Rows may stand for several alike cases;
 * a label holds the rows in which it stands.
 */
public final class CaseTable {

  /** Labels by facet, then by name: the order of pairs. */
  public static final Comparator<FacetValue> BY_LABEL =
      Comparator.comparing(FacetValue::facet).thenComparing(FacetValue::key);

  private static final int NOWHERE = -1;

  private final List<String> organizations;
  private final int[] organizationOfRow;
  private final int[] casesOfRow;
  private final int[] casesAt;
  private final int cases;
  private final int singles;
  private final List<Label> labels;

  /**
   * A table.
   *
   * @param organizations the keys of the organizations that the population has cases of
   * @param organizationOfRow for each row its place in {@code organizations}, or a negative number
   * @param casesOfRow how many cases each row stands for; 0 for one outside the population
   * @param rows for each label its rows, of the population only
   */
  public CaseTable(
      List<String> organizations,
      int[] organizationOfRow,
      int[] casesOfRow,
      Map<FacetValue, BitSet> rows) {
    this.organizations = List.copyOf(organizations);
    this.organizationOfRow = organizationOfRow.clone();
    this.casesOfRow = casesOfRow.clone();
    this.casesAt = new int[organizations.size()];
    int all = 0;
    for (int row = 0; row < casesOfRow.length; row++) {
      all += casesOfRow[row];
      if (organizationOfRow[row] >= 0) {
        casesAt[organizationOfRow[row]] += casesOfRow[row];
      }
    }
    this.cases = all;
    int alone = 0;
    for (int here : casesAt) {
      alone += here == 1 ? 1 : 0;
    }
    this.singles = alone;
    this.labels = new ArrayList<>();
    Map<FacetValue, BitSet> sorted = new TreeMap<>(BY_LABEL);
    sorted.putAll(rows);
    sorted.forEach((value, found) -> labels.add(label(value, found)));
  }

  /** A table of cases, alike ones together. */
  public static CaseTable of(List<LabelledCases> rows) {
    TreeSet<String> keys = new TreeSet<>();
    rows.forEach(row -> row.organization().ifPresent(keys::add));
    Map<String, Integer> places = new TreeMap<>();
    keys.forEach(key -> places.put(key, places.size()));
    int[] organizationOfRow = new int[rows.size()];
    int[] casesOfRow = new int[rows.size()];
    Map<FacetValue, BitSet> labels = new TreeMap<>(BY_LABEL);
    for (int i = 0; i < rows.size(); i++) {
      LabelledCases row = rows.get(i);
      organizationOfRow[i] =
          row.organization().map(key -> places.getOrDefault(key, NOWHERE)).orElse(NOWHERE);
      casesOfRow[i] = row.cases();
      for (FacetValue value : row.labels()) {
        labels.computeIfAbsent(value, v -> new BitSet()).set(i);
      }
    }
    return new CaseTable(List.copyOf(keys), organizationOfRow, casesOfRow, labels);
  }

  private Label label(FacetValue value, BitSet rows) {
    Joint counts = count(rows);
    int[] places = new int[counts.organizations()];
    int[] here = new int[places.length];
    int alone = 0;
    for (int organization = 0, place = 0; organization < casesAt.length; organization++) {
      if (counts.at(organization) > 0) {
        places[place] = organization;
        here[place++] = counts.at(organization);
        alone += casesAt[organization] == 1 ? 1 : 0;
      }
    }
    return new Label(value, rows, counts.cases(), places, here, alone);
  }

  /** A label and where it stands. */
  static final class Label {
    private final FacetValue value;
    private final BitSet rows;
    private final int cases;
    private final int[] places;
    private final int[] casesAt;
    private final int singles;

    private Label(
        FacetValue value, BitSet rows, int cases, int[] places, int[] casesAt, int singles) {
      this.value = value;
      this.rows = rows;
      this.cases = cases;
      this.places = places;
      this.casesAt = casesAt;
      this.singles = singles;
    }

    FacetValue value() {
      return value;
    }

    /** Cases that carry it. */
    int cases() {
      return cases;
    }

    /** Organizations that it was met at. */
    int organizations() {
      return places.length;
    }

    /** One of these, which stand in order. */
    int organization(int place) {
      return places[place];
    }

    /** Cases that carry it at one of these. */
    int casesAtPlace(int place) {
      return casesAt[place];
    }

    /** Organizations with one case, which carries it. */
    int singles() {
      return singles;
    }
  }

  /** How many cases, in all and by organization. */
  static final class Joint {
    private final int[] casesAt;
    private int cases;
    private int organizations;

    private Joint(int organizations) {
      this.casesAt = new int[organizations];
    }

    int cases() {
      return cases;
    }

    /** Organizations with such a case. */
    int organizations() {
      return organizations;
    }

    int at(int organization) {
      return casesAt[organization];
    }
  }

  /** The keys of the organizations, in order. */
  public List<String> organizations() {
    return organizations;
  }

  /** All labels, in order. */
  List<Label> labels() {
    return List.copyOf(labels);
  }

  /** All cases. */
  public int cases() {
    return cases;
  }

  /** The cases of an organization. */
  int cases(int organization) {
    return casesAt[organization];
  }

  /** Organizations with one case. */
  int singles() {
    return singles;
  }

  /** How many cases carry both labels. */
  Joint joint(Label one, Label other) {
    BitSet both = (BitSet) one.rows.clone();
    both.and(other.rows);
    return count(both);
  }

  private Joint count(BitSet rows) {
    Joint counts = new Joint(organizations.size());
    for (int row = rows.nextSetBit(0); row >= 0; row = rows.nextSetBit(row + 1)) {
      int here = casesOfRow[row];
      int organization = organizationOfRow[row];
      counts.cases += here;
      if (organization >= 0) {
        counts.organizations += counts.casesAt[organization] == 0 ? 1 : 0;
        counts.casesAt[organization] += here;
      }
    }
    return counts;
  }
}
