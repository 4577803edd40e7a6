package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.GraphView;
import dev.ikg.casework.ViewRequest.Name;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The colours of labels hang on the graph, and not on what a view shows of it. */
class ColourOrderTest {

  private static final Vocabulary VOCABULARY =
      new Vocabulary(
          "v",
          List.of(
              new Vocabulary.Definitions(
                  Facet.CAUSE,
                  LocalizedText.NONE,
                  List.of(
                      new Vocabulary.Group("second", LocalizedText.NONE),
                      new Vocabulary.Group("first", LocalizedText.NONE)),
                  Stream.of("c", "a", "b").map(ColourOrderTest::label).toList())));

  @Test
  void definedLabelsKeepTheirPlacesHoweverOftenTheyAre() {
    assertEquals(List.of("c", "a", "b"), order(Map.of("a", 1L, "b", 9L, "c", 2L)));
    assertEquals(List.of("c", "a", "b"), order(Map.of("b", 1L)));
  }

  @Test
  void otherLabelsHaveThePlacesThatNoCaseUsesAndThenMore() {
    assertEquals(
        List.of("mine", "a", "b", "more", "zzz"),
        order(Map.of("a", 1L, "b", 9L, "mine", 7L, "zzz", 2L, "more", 2L)));
    assertEquals(List.of("mine", "other", "b"), order(Map.of("mine", 2L, "other", 1L)));
  }

  @Test
  void groupsHaveThePlacesOfTheVocabulary() {
    assertEquals(List.of("second", "first"), ColourOrder.ofGroups(VOCABULARY, Facet.CAUSE));
    assertEquals(List.of(), ColourOrder.ofGroups(VOCABULARY, Facet.FACTOR));
  }

  @Test
  void allViewsOfAGraphHaveTheSameColours() {
    GraphView all = view(TestView.of(Name.RECURRENCES));
    GraphView some = view(TestView.where("in database since 2020", Name.RECURRENCES));
    assertEquals(16, all.colours().size());
    assertEquals(all.colours(), some.colours());
    assertEquals(all.colours(), view(TestView.of(Name.CASE, "IL-0304")).colours());
    assertEquals(
        all.colours(), view(TestView.of(Name.QUESTION, "promised-before-repeat")).colours());
    assertEquals(
        view(TestView.of(Name.FACTORS)).colours(),
        view(TestView.where("in database", Name.ORGS_FACTORS)).colours());
    assertEquals(List.of(), view(TestView.of(Name.ALL)).colours());
  }

  @Test
  void everyGroupThatAViewShowsHasAPlace() {
    for (GraphView view :
        List.of(view(TestView.of(Name.RECURRENCES)), view(TestView.of(Name.FACTORS)))) {
      List<String> without =
          view.nodes().stream()
              .map(GraphView.Node::group)
              .filter(group -> !group.isEmpty() && !view.colours().contains(group))
              .distinct()
              .toList();
      assertEquals(List.of(), without, view.about().title());
    }
  }

  private static GraphView view(ViewRequest request) {
    return BundledGraph.open().view(request);
  }

  private static List<String> order(Map<String, Long> carried) {
    List<Lexicon.Entry> entries =
        carried.entrySet().stream()
            .map(
                e ->
                    Lexicon.Entry.carried(
                        new FacetValue(Facet.CAUSE, e.getKey()), List.of(), e.getValue()))
            .toList();
    return ColourOrder.ofLabels(VOCABULARY, new Lexicon(entries, Map.of(), Map.of()), Facet.CAUSE);
  }

  private static Vocabulary.Label label(String name) {
    return new Vocabulary.Label(
        name,
        LocalizedText.NONE,
        LocalizedText.NONE,
        Optional.empty(),
        List.of(),
        Optional.empty(),
        List.of(),
        List.of());
  }
}
