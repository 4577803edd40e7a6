package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.SampleViews;
import dev.ikg.export.ColourDistance.Eyes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A group has one colour whatever else is shown, and colours can be told apart. */
class PaletteTest {

  private static final List<String> GROUPS =
      IntStream.range(0, 20).mapToObj(i -> "group " + i).toList();
  private static final List<Palette.Colour> DOZEN = Palette.COLOURS.subList(0, 12);
  private static final Palette.Colour LIGHT_PAGE = new Palette.Colour(0xFF, 0xFF, 0xFF);
  private static final Palette.Colour DARK_PAGE = new Palette.Colour(0x12, 0x16, 0x1C);

  @Test
  void aGroupHasTheColourOfItsPlaceWhateverItWeighs() {
    Palette few = palette(node("group 3", 1), node("group 1", 9));
    Palette many = palette(node("group 1", 1), node("group 2", 5), node("group 3", 9));
    assertEquals("#f0e442", few.of("group 3").hex());
    assertEquals(few.of("group 3"), many.of("group 3"));
    assertEquals(few.of("group 1"), many.of("group 1"));
    assertEquals(List.of("group 3", "group 2", "group 1"), List.copyOf(many.legend().keySet()));
  }

  @Test
  void groupsWithoutAPlaceOrBehindTheLastColourAreGrey() {
    Palette palette = palette(node("group 15", 1), node("group 16", 1), node("unknown", 1));
    assertEquals("#dd9999", palette.of("group 15").hex());
    for (String grey : List.of("group 16", "unknown", "")) {
      assertEquals(Palette.OTHERS, palette.shown(grey));
      assertEquals(Palette.GREY, palette.of(grey));
    }
  }

  @Test
  void aKindOfNodeHasTheSameColourInEveryView() {
    Palette few = palette(node("Case", 1));
    Palette many = palette(node("Symptom", 9), node("Domain", 5), node("Case", 1));
    assertEquals(few.of("Case"), many.of("Case"));
    assertEquals(3, Set.copyOf(many.legend().values()).size());
  }

  @Test
  void aDozenColoursAreFarApart() {
    assertTrue(nearest(DOZEN, Eyes.USUAL) > 21, () -> "" + nearest(DOZEN, Eyes.USUAL));
    assertTrue(nearest(Palette.COLOURS, Eyes.USUAL) > 15, "all");
  }

  @Test
  void thoseWhoSeeNoRedOrNoGreenTellADozenApartAsWellAsTheFirstSeven() {
    for (Eyes eyes : List.of(Eyes.NO_RED, Eyes.NO_GREEN)) {
      double seven = nearest(Palette.COLOURS.subList(0, 7), eyes);
      double twelve = nearest(DOZEN, eyes);
      assertTrue(twelve > 11 && twelve > seven - 1.2, () -> eyes + " " + seven + " " + twelve);
    }
  }

  @Test
  void noColourIsNearlyGreyOrSlate() {
    for (Palette.Colour quiet : List.of(Palette.GREY, Palette.SLATE)) {
      Palette.COLOURS.forEach(
          colour ->
              assertTrue(
                  ColourDistance.between(colour, quiet, Eyes.USUAL) > 12,
                  () -> colour.hex() + " and " + quiet.hex()));
    }
  }

  @ParameterizedTest
  @CsvSource({"light, 1.9", "dark, 2.2"})
  void everyDotStandsOutFromThePage(String page, double least) {
    for (Palette.Colour colour : Palette.COLOURS) {
      double contrast =
          page.equals("dark")
              ? ColourDistance.contrast(colour, DARK_PAGE)
              : ColourDistance.contrast(colour.darker(), LIGHT_PAGE);
      assertTrue(contrast > least, () -> colour.hex() + " has " + contrast);
    }
  }

  private static double nearest(List<Palette.Colour> colours, Eyes eyes) {
    List<Double> distances = new ArrayList<>();
    for (Palette.Colour one : colours) {
      colours.stream()
          .filter(other -> !other.equals(one))
          .forEach(other -> distances.add(ColourDistance.between(one, other, eyes)));
    }
    return distances.stream().mapToDouble(d -> d).min().orElseThrow();
  }

  private static Palette palette(GraphView.Node... nodes) {
    GraphView view = SampleViews.small();
    return new Palette(
        new GraphView(view.about(), view.shape(), GROUPS, Stream.of(nodes).toList(), List.of()));
  }

  private static GraphView.Node node(String group, double size) {
    Cell.Fields nothing = new Cell.Fields(Map.of());
    return new GraphView.Node(group, group, "K", group, "", size, Optional.empty(), nothing);
  }
}
