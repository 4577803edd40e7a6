package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.casework.LabelReach.Carried;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import dev.ikg.question.Quoting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What labels mean and who carries them: facet by facet the groups, then the labels that are
 * defined or carried, those of most cases first.
 */
final class LabelsAnswer {

  private static final List<Column> COLUMNS =
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

  private final InsightRequest.Labels request;
  private final GraphMemory memory;
  private final AskOptions options;
  private final List<Row> rows = new ArrayList<>();
  private long defined;
  private long undefined;

  LabelsAnswer(InsightRequest.Labels request, GraphMemory memory, AskOptions options) {
    this.request = request;
    this.memory = memory;
    this.options = options;
  }

  Answer answer(Graph.Transaction transaction) {
    Selection selection = Selection.of(request.where(), transaction, memory);
    List<Facet> facets = request.facet().map(List::of).orElse(List.of(Facet.values()));
    List<Carried> carried = LabelReach.labels(facets, selection, transaction);
    Map<FacetValue, Carried> groups = LabelReach.groups(selection, transaction);
    for (Facet facet : facets) {
      groups(facet, groups);
      labels(facet, carried.stream().filter(c -> c.label().facet() == facet).toList());
    }
    return new InsightSummary(selection)
        .value("defined", defined)
        .value("undefined", undefined)
        .line(
            defined == 0
                ? "%d names are carried by cases%s; the vocabulary defines none of this kind."
                    .formatted(rows.size(), selection.words())
                : "%d labels are defined; %d are carried by cases%s without being defined."
                    .formatted(defined, undefined, selection.words()))
        .note(howToAsk())
        .under(COLUMNS, rows, transaction);
  }

  private String howToAsk() {
    if (request.facet().isEmpty() || rows.isEmpty()) {
      return "Ask for a label as `factor:retry-storm`, for a group as `factor:group:coupling`.";
    }
    String name = rows.get(rows.size() - 1).text(1).orElse("");
    return "Ask for one as `"
        + request.facet().get().word()
        + ":"
        + (name.indexOf(' ') < 0 ? name : Quoting.quoted(name))
        + "`.";
  }

  private void groups(Facet facet, Map<FacetValue, Carried> reach) {
    for (Vocabulary.Definitions definitions : memory.vocabulary().facets()) {
      if (definitions.facet() == facet) {
        for (Vocabulary.Group group : definitions.groups()) {
          FacetValue value = new FacetValue(facet, group.name());
          Carried carried = reach.getOrDefault(value, Carried.nowhere(value));
          rows.add(
              row(facet, "group:" + group.name(), carried, Optional.empty(), group.definition()));
        }
      }
    }
  }

  private void labels(Facet facet, List<Carried> carried) {
    Map<String, Vocabulary.Label> definitions = new LinkedHashMap<>();
    Map<String, Carried> all = new LinkedHashMap<>();
    for (Vocabulary.Label label : memory.vocabulary().labels(facet)) {
      definitions.put(label.name(), label);
      all.put(label.name(), Carried.nowhere(new FacetValue(facet, label.name())));
    }
    carried.forEach(label -> all.put(label.label().key(), label));
    defined += definitions.size();
    undefined += definitions.isEmpty() ? 0 : all.size() - definitions.size();
    all.values().stream()
        .sorted(
            Comparator.comparingLong(Carried::cases)
                .reversed()
                .thenComparing(label -> label.label().key()))
        .forEach(
            label -> {
              Optional<Vocabulary.Label> definition =
                  Optional.ofNullable(definitions.get(label.label().key()));
              rows.add(
                  row(
                      facet,
                      label.label().key(),
                      label,
                      definition,
                      definition.map(Vocabulary.Label::definition).orElse(LocalizedText.NONE)));
            });
  }

  private Row row(
      Facet facet,
      String written,
      Carried carried,
      Optional<Vocabulary.Label> label,
      LocalizedText definition) {
    Optional<String> name =
        label
            .flatMap(l -> l.names().in(options.language()))
            .or(() -> carried.names().stream().findFirst());
    return new Row(
        List.of(
            Cell.of(facet.word()),
            Cell.of(written),
            Cell.of(carried.cases()),
            Cell.of(carried.organizations()),
            InsightSummary.text(label.flatMap(Vocabulary.Label::group)),
            InsightSummary.text(name),
            InsightSummary.text(definition.in(options.language())),
            Cell.ofTexts(label.map(Vocabulary.Label::aliases).orElse(List.of())),
            InsightSummary.text(label.flatMap(Vocabulary.Label::phase)),
            Cell.ofTexts(label.map(LabelsAnswer::near).orElse(List.of())),
            Cell.ofTexts(label.map(LabelsAnswer::corresponds).orElse(List.of()))));
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
