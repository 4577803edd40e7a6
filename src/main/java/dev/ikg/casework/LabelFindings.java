package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.casework.LabelReach.Carried;
import dev.ikg.incident.Facet;
import dev.ikg.incident.Key;
import dev.ikg.incident.Vocabulary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Labels that deserve a second look: used once, of one organization only, not defined, or written
 * almost like another of their facet.
 */
record LabelFindings(long once, long oneOrganization, long undefined, long alike, List<Row> rows) {

  static final List<Column> COLUMNS =
      List.of(
          Column.text("finding"),
          Column.text("facet"),
          Column.text("label"),
          Column.whole("cases"),
          Column.whole("orgs"),
          Column.list("like"));

  /** The facets whose labels are looked at; of organizations only whether they look alike. */
  static final Set<Facet> FACETS =
      Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(Facet.PROVIDER, Facet.READ)));

  private static final Comparator<Carried> BY_LABEL =
      Comparator.comparing((Carried label) -> label.label().facet())
          .thenComparing(label -> label.label().key());

  LabelFindings {
    rows = List.copyOf(rows);
  }

  static LabelFindings of(List<Carried> carried, Vocabulary vocabulary) {
    List<Carried> labels =
        carried.stream()
            .filter(label -> label.label().facet() != Facet.ORG)
            .sorted(BY_LABEL)
            .toList();
    List<Carried> undefined = undefined(labels, vocabulary);
    List<Carried> once = labels.stream().filter(label -> label.cases() == 1).toList();
    List<Carried> one =
        labels.stream().filter(l -> l.cases() > 1 && l.organizations() == 1).toList();
    List<Row> rows = new ArrayList<>();
    List<List<Carried>> alike = alike(carried.stream().sorted(BY_LABEL).toList());
    alike.forEach(same -> same.forEach(label -> rows.add(row("looks alike", label, same))));
    undefined.forEach(label -> rows.add(row("not defined", label, List.of())));
    once.forEach(label -> rows.add(row("used once", label, List.of())));
    one.forEach(label -> rows.add(row("one organization", label, List.of())));
    return new LabelFindings(once.size(), one.size(), undefined.size(), alike.size(), rows);
  }

  /** The findings in a sentence. */
  String line() {
    return ("%d labels are used once, %d more by one organization only, %d are not defined,"
            + " %d groups of labels look alike.")
        .formatted(once, oneOrganization, undefined, alike);
  }

  private static List<Carried> undefined(List<Carried> labels, Vocabulary vocabulary) {
    Map<Facet, Set<String>> defined = new TreeMap<>();
    for (Facet facet : FACETS) {
      Set<String> names = new HashSet<>();
      vocabulary.labels(facet).forEach(label -> names.add(label.name()));
      defined.put(facet, names);
    }
    return labels.stream()
        .filter(label -> !defined.getOrDefault(label.label().facet(), Set.of()).isEmpty())
        .filter(
            label ->
                !defined
                    .getOrDefault(label.label().facet(), Set.of())
                    .contains(label.label().key()))
        .toList();
  }

  /**
   * Labels of one facet that differ by nothing but case, spaces, hyphens or a plural, and
   * organizations whose names do.
   */
  private static List<List<Carried>> alike(List<Carried> carried) {
    Map<String, List<Carried>> bySound = new TreeMap<>();
    for (Carried label : carried) {
      String facet = label.label().facet().word();
      Set<String> keys = new HashSet<>(Set.of(bare(label.label().key())));
      label.names().forEach(name -> keys.add(bare(name)));
      keys.forEach(
          key -> bySound.computeIfAbsent(facet + ":" + key, k -> new ArrayList<>()).add(label));
    }
    return bySound.values().stream().filter(same -> same.size() > 1).distinct().toList();
  }

  private static String bare(String label) {
    String letters = Key.folded(label).replace("-", "");
    return letters.endsWith("s") ? letters.substring(0, letters.length() - 1) : letters;
  }

  private static Row row(String finding, Carried label, List<Carried> same) {
    List<String> like =
        same.stream()
            .map(other -> other.label().key())
            .filter(key -> !key.equals(label.label().key()))
            .toList();
    return new Row(
        List.of(
            Cell.of(finding),
            Cell.of(label.label().facet().word()),
            Cell.of(label.label().key()),
            Cell.of(label.cases()),
            Cell.of(label.organizations()),
            Cell.ofTexts(like)));
  }
}
