package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ListTextTest {

  private static final List<String> ITEMS =
      List.of("", "a", "IL-0304", "장애", "e\u0301", "tab\t", "a longer item, with a comma", "💥");

  /** As many as fit, tried from the longest on. */
  private static String tried(List<String> shown, int width) {
    for (int kept = shown.size() - 1; kept > 0; kept--) {
      String text =
          String.join(", ", shown.subList(0, kept)) + " ... and " + (shown.size() - kept) + " more";
      if (DisplayWidth.of(text) <= width) {
        return text;
      }
    }
    return ShownText.cut(String.join(", ", shown), width);
  }

  @Property
  void asManyItemsAreKeptAsFit(
      @ForAll long seed,
      @ForAll @IntRange(max = 25) int size,
      @ForAll @IntRange(max = 90) int width) {
    Random random = new Random(seed);
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      cells.add(Cell.of(ITEMS.get(random.nextInt(ITEMS.size()))));
    }
    Cell.Many many = new Cell.Many(cells);
    List<String> shown = CellText.items(many).stream().map(ShownText::of).toList();
    String whole = String.join(", ", shown);

    assertEquals(tried(shown, width), ListText.shortened(many, width));
    String upTo = ListText.upTo(many, width);
    assertTrue(whole.startsWith(upTo));
    assertTrue(upTo.equals(whole) || DisplayWidth.of(upTo) > width);
    assertEquals(whole, ListText.upTo(many, Integer.MAX_VALUE));
  }

  @Test
  void ofAHundredThousandIdsThoseAreLookedAtThatALineHasRoomFor() throws IOException {
    Set<Integer> asked = new HashSet<>();
    Cell.Many ids =
        Cell.Many.of(
            100_000,
            place -> {
              asked.add(place);
              return Cell.of("IL-%06d".formatted(place));
            });
    Answer answer =
        new Answer(
            List.of(Column.text("org"), Column.list("ids")),
            List.of(new Row(List.of(Cell.of("GitHub"), ids))),
            new Summary(new Cell.Fields(Map.of()), List.of()),
            List.of());
    StringBuilder out = new StringBuilder();
    AnswerPrinter.of(Format.TABLE, Pages.of(60)).print(answer, out, new StringBuilder());
    assertEquals(
        "GitHub  IL-000000, IL-000001, IL-000002 ... and 99997 more",
        out.toString().lines().skip(2).findFirst().orElseThrow());
    assertTrue(asked.size() < 10, () -> asked.stream().sorted().limit(20).toList() + " ...");
  }
}
