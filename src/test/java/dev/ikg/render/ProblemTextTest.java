package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.text.Normalizer;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemTextTest {

  @Test
  void aPlaceInATypedLineIsUnderlined() {
    assertEquals(
        """
        error: there is no label `b`
          a with b by org
                 ^
          Did you mean `c`?""",
        ProblemText.of(
            inText("a with b by org", "b", "there is no label `b`", "Did you mean `c`?")));
  }

  @Test
  void hangulIsTwoColumnsWideComposedOrNot() {
    String text = "재시도 폭퐁 by org";
    String decomposed = Normalizer.normalize(text, Normalizer.Form.NFD);
    assertEquals(
        """
        error: m
          재시도 폭퐁 by org
                 ^^^^""",
        ProblemText.of(inText(text, "폭퐁", "m", "")));
    assertEquals(
        "         ^^^^",
        ProblemText.of(inText(decomposed, Normalizer.normalize("폭퐁", Normalizer.Form.NFD), "m", ""))
            .lines()
            .toList()
            .get(2));
  }

  @Test
  void whatIsMissingAtTheEndHasACaretBehindTheText() {
    Place end = new Place.InText("since", 5, 5);
    assertEquals(
        """
        error: m
          since
               ^""",
        ProblemText.of(Problem.error(end, "m", "")));
  }

  @Test
  void aLongLineIsCutOnBothSides() {
    String text = "x".repeat(300) + " HERE " + "y".repeat(300);
    List<String> lines = ProblemText.of(inText(text, "HERE", "m", "")).lines().toList();
    assertEquals("  …" + "x".repeat(39) + " HERE " + "y".repeat(39) + "…", lines.get(1));
    assertEquals("  " + " ".repeat(41) + "^^^^", lines.get(2));
  }

  @Test
  void lineBreaksTabsAndControlsAreShown() {
    assertEquals(
        """
        error: m
          a␉with␊b␇c
               ^^^^""",
        ProblemText.of(inText("a\twith\nb\u0007c", "h\nb\u0007", "m", "")));
  }

  @Test
  void aPlaceInAFileStandsBeforeTheMessage() {
    Place place = new Place.InFile("cases/a.json", 12, "/labels/0");
    assertEquals(
        "cases/a.json:12 /labels/0: warning: an empty label\n  Leave it out.",
        ProblemText.of(Problem.warning(place, "an empty label", "Leave it out.")));
    assertEquals(
        "a.zip!b.json: error: cut off",
        ProblemText.of(Problem.error(new Place.InFile("a.zip!b.json", 0, ""), "cut off", "")));
  }

  @Test
  void severalProblemsAreParagraphs() {
    Problem problem = Problem.error(Place.nowhere(), "m", "h");
    assertEquals("error: m\n  h\n\nerror: m\n  h", ProblemText.of(List.of(problem, problem)));
  }

  private static Problem inText(String text, String at, String message, String hint) {
    int start = text.indexOf(at);
    return Problem.error(new Place.InText(text, start, start + at.length()), message, hint);
  }
}
