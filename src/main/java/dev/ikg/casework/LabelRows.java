package dev.ikg.casework;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.casework.LabelReach.Carried;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import dev.ikg.question.Quoting;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A label or a group as a row: what it means and who carries it. */
final class LabelRows {

  static final List<Column> COLUMNS =
      List.of(
          Column.text("facet"),
          Column.text("label"),
          Column.whole("cases"),
          Column.whole("orgs"),
          Column.text("group"),
          Column.text("name"),
          Column.text("definition"),
          Column.list("aliases"),
          Column.text("phase"),
          Column.list("near"),
          Column.list("corresponds"));

  /** Those of most cases first. */
  static final Comparator<Carried> MOST_CASES =
      Comparator.comparingLong(Carried::cases)
          .reversed()
          .thenComparing(label -> label.label().key());

  private final Vocabulary vocabulary;
  private final AskOptions options;

  LabelRows(Vocabulary vocabulary, AskOptions options) {
    this.vocabulary = vocabulary;
    this.options = options;
  }

  /** How a question names it. */
  static String written(FacetValue named, boolean isGroup) {
    return named.facet().word()
        + (isGroup ? ":group:" : ":")
        + (named.key().indexOf(' ') < 0 ? named.key() : Quoting.quoted(named.key()));
  }

  /** The row of a label, whether it is defined or not. */
  Row label(Carried carried) {
    Optional<Vocabulary.Label> label =
        vocabulary.labels(carried.label().facet()).stream()
            .filter(defined -> defined.name().equals(carried.label().key()))
            .findFirst();
    return row(
        carried.label().key(),
        carried,
        label,
        label.map(Vocabulary.Label::definition).orElse(LocalizedText.NONE));
  }

  /** The row of a group. */
  Row group(Carried carried) {
    LocalizedText definition =
        vocabulary.facets().stream()
            .filter(definitions -> definitions.facet() == carried.label().facet())
            .flatMap(definitions -> definitions.groups().stream())
            .filter(group -> group.name().equals(carried.label().key()))
            .map(Vocabulary.Group::definition)
            .findFirst()
            .orElse(LocalizedText.NONE);
    return row("group:" + carried.label().key(), carried, Optional.empty(), definition);
  }

  private Row row(
      String written, Carried carried, Optional<Vocabulary.Label> label, LocalizedText definition) {
    Optional<String> name =
        label
            .flatMap(l -> l.names().in(options.language()))
            .or(() -> carried.names().stream().findFirst());
    return new Row(
        List.of(
            Cell.of(carried.label().facet().word()),
            Cell.of(written),
            Cell.of(carried.cases()),
            Cell.of(carried.organizations()),
            InsightSummary.text(label.flatMap(Vocabulary.Label::group)),
            InsightSummary.text(name),
            InsightSummary.text(definition.in(options.language())),
            Cell.ofTexts(label.map(Vocabulary.Label::aliases).orElseGet(() -> names(carried))),
            InsightSummary.text(label.flatMap(Vocabulary.Label::phase)),
            Cell.ofTexts(label.map(LabelRows::near).orElse(List.of())),
            Cell.ofTexts(label.map(LabelRows::corresponds).orElse(List.of()))));
  }

  private List<String> names(Carried carried) {
    Facet facet = carried.label().facet();
    return facet == Facet.ORG || facet == Facet.PROVIDER
        ? vocabulary.namesOf(carried.label().key())
        : List.of();
  }

  private static List<String> near(Vocabulary.Label label) {
    return label.near().stream().map(n -> n.facet().word() + ":" + n.key()).toList();
  }

  private static List<String> corresponds(Vocabulary.Label label) {
    return label.corresponds().stream()
        .map(entry -> entry.taxonomy() + ": " + entry.name() + " (" + entry.source() + ")")
        .toList();
  }
}
