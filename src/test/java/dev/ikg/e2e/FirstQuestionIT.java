package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first question of a new user, and the second. */
final class FirstQuestionIT {

  private static final String QUESTION = "unpinned-version with automation-amplified across orgs";

  @TempDir private static Path home;
  private static Ended first;
  private static Ended second;

  @BeforeAll
  static void askTwice() throws Exception {
    Ikg ikg = Ikg.in(home);
    first = ikg.run("ask", QUESTION).expecting(0);
    second = ikg.run("ask", QUESTION).expecting(0);
  }

  @Test
  void theSevenOrganizationsAreTheAnswer() {
    assertEquals(
        Set.of("DFDS", "Heroku", "Datadog", "Honeycomb", "Appfarm", "PortSwigger", "Intercom"),
        rows(first).stream().map(row -> row.split(" {2,}")[0]).collect(Collectors.toSet()));
  }

  @Test
  void everyRowNamesItsCases() {
    assertEquals(
        List.of(),
        rows(first).stream().filter(row -> !row.matches(".*\\d{4}-\\d{2}-\\d{2}.* \\S+")).toList());
    assertTrue(rows(first).stream().anyMatch(row -> row.endsWith(" IL-0304")), first::toString);
  }

  @Test
  void itIsSaidOnStandardErrorThatTheBundledCasesAreLoaded() {
    assertTrue(first.err().contains("loading the bundled cases"), first::toString);
  }

  @Test
  void standardOutputHoldsOnlyTheAnswerWhichLoadingDoesNotChange() {
    assertEquals(second.out(), first.out());
  }

  @Test
  void theSecondCallLoadsNothing() {
    assertEquals("", second.err());
  }

  @Test
  void aDefaultGraphThatWasLoadedByHandHoldsOnlyThat(@TempDir Path other) throws Exception {
    Ikg ikg = Ikg.in(other);
    ikg.run("load", Ikg.INTERCOM).expecting(0);

    assertEquals(List.of("IL-0304"), ikg.run("ask", "all", "--format", "json").ids());
  }

  @Test
  void aNamedGraphHoldsOnlyWhatWasLoaded(@TempDir Path other) throws Exception {
    Ikg ikg = Ikg.in(other);
    Ended made = ikg.run("load", Ikg.INTERCOM, "--graph", "new").expecting(0);
    assertTrue(made.err().contains("Making a new graph in new."), made::err);

    Ended ended = ikg.run("ask", "all", "--graph", "new", "--format", "json");

    assertEquals(List.of("IL-0304"), ended.expecting(0).ids());
  }

  @Test
  void withoutIkgHomeTheGraphLiesInTheUsersDataFolder(@TempDir Path other) throws Exception {
    Path data = other.resolve("data");
    Ikg ikg = Ikg.in(other).with("IKG_HOME", "").with("XDG_DATA_HOME", data.toString());
    ikg.run("load", Ikg.INTERCOM).expecting(0);
    assertTrue(data.resolve("ikg/password").toFile().isFile(), "XDG_DATA_HOME");

    ikg.with("XDG_DATA_HOME", "").run("load", Ikg.INTERCOM).expecting(0);
    assertTrue(other.resolve("user/.local/share/ikg/password").toFile().isFile(), "HOME");
  }

  /** The lines between the header and the totals. */
  private static List<String> rows(Ended ended) {
    return ended.out().lines().skip(2).takeWhile(line -> !line.isBlank()).toList();
  }
}
