package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Row;
import dev.ikg.casework.LabelReach.Carried;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Vocabulary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What labels mean and who carries them: facet by facet the groups, then the labels that are
 * defined or carried, those of most cases first.
 */
final class LabelsAnswer {

  private final InsightRequest.Labels request;
  private final GraphMemory memory;
  private final LabelRows labels;
  private final List<Row> rows = new ArrayList<>();
  private long defined;
  private long undefined;

  LabelsAnswer(InsightRequest.Labels request, GraphMemory memory, AskOptions options) {
    this.request = request;
    this.memory = memory;
    this.labels = new LabelRows(memory.vocabulary(), options);
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
        .under(LabelRows.COLUMNS, rows, transaction);
  }

  private String howToAsk() {
    if (request.facet().isEmpty() || rows.isEmpty()) {
      return "Ask for a label as `factor:retry-storm`, for a group as `factor:group:coupling`.";
    }
    String name = rows.get(rows.size() - 1).text(1).orElse("");
    FacetValue last = new FacetValue(request.facet().get(), name);
    return "Ask for one as `" + LabelRows.written(last, false) + "`.";
  }

  private void groups(Facet facet, Map<FacetValue, Carried> reach) {
    for (Vocabulary.Definitions definitions : memory.vocabulary().facets()) {
      if (definitions.facet() == facet) {
        for (Vocabulary.Group group : definitions.groups()) {
          FacetValue value = new FacetValue(facet, group.name());
          rows.add(labels.group(reach.getOrDefault(value, Carried.nowhere(value))));
        }
      }
    }
  }

  private void labels(Facet facet, List<Carried> carried) {
    Map<String, Carried> all = new LinkedHashMap<>();
    for (Vocabulary.Label label : memory.vocabulary().labels(facet)) {
      all.put(label.name(), Carried.nowhere(new FacetValue(facet, label.name())));
    }
    long definitions = all.size();
    carried.forEach(label -> all.put(label.label().key(), label));
    defined += definitions;
    undefined += definitions == 0 ? 0 : all.size() - definitions;
    all.values().stream()
        .sorted(LabelRows.MOST_CASES)
        .forEach(label -> rows.add(labels.label(label)));
  }
}
