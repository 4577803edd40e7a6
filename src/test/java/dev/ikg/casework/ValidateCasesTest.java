package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.CheckReport;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.problem.Place;
import dev.ikg.problem.Severity;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a look at documents finds, without a graph. */
class ValidateCasesTest {

  private static final String OLDER = "{\"id\": \"A-1\", \"updated_at\": \"2024-01-01\"}";
  private static final String NEWER = "{\"id\": \"A-1\", \"updated_at\": \"2024-02-01\"}";
  private static final String DOUBTFUL = "{\"id\": \"A-2\", \"date\": \"soon\"}";

  @Test
  void anIdThatComesTwiceIsNamedAsALoadWouldNameIt() {
    CheckReport report = validate(false, NEWER, DOUBTFUL, OLDER);

    assertEquals(3, report.read());
    assertEquals(1, report.rejected());
    assertEquals(
        List.of("3: another document of this load with the id A-1 was taken, from -:1"),
        errors(report));
  }

  @Test
  void theSameDocumentTwiceIsNoFault() {
    CheckReport report = validate(true, NEWER, NEWER);

    assertEquals(List.of(), report.problems());
    assertEquals(2, report.valid());
  }

  @Test
  void aStrictLookRejectsWhatCameWithAWarningToo() {
    assertEquals(2, validate(false, NEWER, DOUBTFUL, "{}", OLDER).rejected());
    assertEquals(3, validate(true, NEWER, DOUBTFUL, "{}", OLDER).rejected());
  }

  @Test
  void aLinkToACaseThatMayBeElsewhereIsSaidAndNoFault() {
    CheckReport report = validate(true, "{\"id\": \"A-1\", \"related\": [\"elsewhere\"]}");

    assertEquals(0, report.rejected());
    assertEquals(
        List.of(
            "there is no case \"elsewhere\" among these documents |"
                + " The link counts once a case of that id is loaded."),
        said(report));
  }

  @Test
  void aMistypedIdOfALinkIsSaidWithTheNearest() {
    CheckReport report =
        validate(
            false,
            "{\"id\": \"case-10\", \"recurrence_of\": \"case-l1\"}",
            "{\"id\": \"case-11\", \"related\": [\"case-10\"]}");

    assertEquals(
        List.of(
            "there is no case \"case-l1\" among these documents |"
                + " Did you mean \"case-11\"?"
                + " The link counts once a case of that id is loaded."),
        said(report));
  }

  private static List<String> said(CheckReport report) {
    return report.problems().stream().map(said -> said.message() + " | " + said.hint()).toList();
  }

  private static List<String> errors(CheckReport report) {
    return report.problems().stream()
        .filter(problem -> problem.severity() == Severity.ERROR)
        .map(
            problem ->
                (problem.place() instanceof Place.InFile at ? at.line() : 0)
                    + ": "
                    + problem.message())
        .toList();
  }

  private static CheckReport validate(boolean strict, String... documents) {
    byte[] lines = String.join("\n", documents).getBytes(StandardCharsets.UTF_8);
    LoadRequest request =
        new LoadRequest(
            List.of("-"),
            new ByteArrayInputStream(lines),
            new LoadOptions("cases", true, strict, false, false));
    return new ValidateCases(
            request, VocabularyReader.bundled(), Progress.silent(), Clock.systemUTC())
        .validate();
  }
}
