package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the notes under answers about the bundled cases say. */
class AnswerNotesTest {

  private static final String NOT_ABSENT =
      "A label that is not recorded is not known to be absent.";

  private static Answer ask(String question) {
    return BundledGraph.open().ask(question, new AskOptions("en"));
  }

  @Test
  void zeroRowsSayWhichTermAloneHasNone() {
    assertEquals(
        "No case that could have matched has `cold-cache`.",
        ask("retry-storm with cold-cache at Datadog").notes().get(0));
    assertEquals(
        "No case could have matched: none passes the filters and has the named facets known.",
        ask("retry-storm with cold-cache before 2001").notes().get(0));
    assertEquals(
        "No case of the first step is followed by a case of the next.",
        ask("cold-cache then named secret-exposure").notes().get(0));
  }

  @Test
  void datesOfPublicationAndCasesWithoutTheDimensionAreNotes() {
    Answer answer = ask("all by factor limit 3");
    assertEquals(3, answer.rows().size());
    assertTrue(
        answer.notes().contains("27 matched cases have no factor and stand in no row."),
        () -> "" + answer.notes());
    assertTrue(
        answer.notes().stream().anyMatch(note -> note.contains("dated by publication")),
        () -> "" + answer.notes());
  }

  @Test
  void aLabelOfTwoFacetsIsANote() {
    assertTrue(
        ask("logs-lost or database").notes().stream()
            .anyMatch(note -> note.contains("either counts")));
  }

  @Test
  void aTitleInAnotherLanguageIsANote() {
    Answer french = BundledGraph.open().ask("cold-cache", new AskOptions("fr"));
    assertEquals(
        "13 titles are not in the language asked for and shown in another.", french.notes().get(0));
    Answer korean = BundledGraph.open().ask("cold-cache", new AskOptions("ko"));
    assertEquals(List.of(NOT_ABSENT), korean.notes());
  }

  @Test
  void aSelectionNarrowsAQuestionLikeItsOwnFiltersAndIsSaid() {
    Answer narrowed =
        BundledGraph.open()
            .ask("unpinned-version by cause", new AskOptions("en", Optional.of("in database")));
    Answer same = ask("unpinned-version in database by cause");

    assertEquals(same.rows(), narrowed.rows());
    assertEquals(same.summary(), narrowed.summary());
    assertEquals(
        "Only cases where `in database`.", narrowed.notes().get(narrowed.notes().size() - 1));
  }

  @Test
  void anUnknownNameInASelectionIsShownThere() {
    Failure failure =
        assertThrows(
            Failure.class,
            () ->
                BundledGraph.open()
                    .ask("unpinned-version", new AskOptions("en", Optional.of("in databse"))));

    assertEquals(new Place.InText("in databse", 3, 10), failure.problems().get(0).place());
  }

  @Test
  void aLimitThatCutsRowsSaysSo() {
    assertTrue(
        ask("retry-storm by org limit 5").notes().stream()
            .anyMatch(note -> note.matches("5 of \\d+ rows shown; .*")));
    assertTrue(ask("retry-storm limit 600").notes().stream().noneMatch(n -> n.contains("shown;")));
  }

  @Test
  void aFilterBehindOrSaysWhatItHoldsFor() {
    String note = "`since 2020` holds for all of `retry-storm or cold-cache`.";
    assertTrue(ask("retry-storm or cold-cache since 2020").notes().contains(note));
    assertFalse(ask("(retry-storm or cold-cache) since 2020").notes().contains(note));
  }
}
