package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.casework.Consent;
import dev.ikg.casework.Progress.Stage;
import dev.ikg.problem.Failure;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that load, remove and export, without a graph. */
class LoadCommandTest {

  private static final long SECOND = 1_000_000_000L;

  private final TestShell shell = new TestShell();

  @Test
  void aRejectedDocumentGivesExitCodeOne() {
    shell.rejected = 3;

    assertEquals(ExitCodes.CONTENT, shell.run("load", "data/cases"));
    assertEquals("3 read: 0 added, 0 changed, 0 unchanged, 3 rejected\n", shell.out());
  }

  @Test
  void pruneWithoutAnybodyToAskIsAWrongUseAndOpensNothing() {
    assertEquals(ExitCodes.USAGE, shell.run("load", "data/cases", "--prune"));
    assertTrue(shell.err().contains("--yes"), shell::err);
    assertEquals(0, shell.opened);
  }

  @Test
  void pruneIsFineWithYesAndAsADryRun() {
    assertEquals(ExitCodes.DONE, shell.run("load", "data/cases", "--prune", "--yes"));
    assertEquals(ExitCodes.DONE, shell.run("load", "data/cases", "--prune", "--dry-run"));
  }

  @Test
  void anUnknownFormatIsAWrongUse() {
    assertEquals(ExitCodes.USAGE, shell.run("load", "data/cases", "--from", "nonsense"));
    assertTrue(shell.err().contains("statuspage"), shell::err);
  }

  @Test
  void atATerminalOnlyAYesRemoves() {
    assertTrue(answered("y\n").toRemove(2, List.of("A", "B")));
    assertTrue(answered(" YES \r\n").toRemove(2, List.of("A", "B")));
    assertFalse(answered("\n").toRemove(2, List.of("A", "B")));
    assertFalse(answered("").toRemove(2, List.of("A", "B")));
    assertFalse(answered("never\n").toRemove(2, List.of("A", "B")));
  }

  @Test
  void theQuestionNamesHowManyAndSome() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    RemovalConsent.of(console("n\n", err), false).toRemove(7, List.of("A", "B"));

    assertEquals(
        "7 cases are not in these paths: A, B ...\nRemove them? [y/N] ",
        err.toString(StandardCharsets.UTF_8));
  }

  @Test
  void removeSaysHowManyWent() {
    assertEquals(ExitCodes.DONE, shell.run("remove", "A-1", "A-2"));
    assertEquals("2 removed\n", shell.out());
  }

  @Test
  void exportWritesToStandardOutputAndToAFileButNotOverOne(@TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("cases.jsonl");

    assertEquals(ExitCodes.DONE, shell.run("export", "cases", "--to", "-"));
    assertEquals("{\"id\":\"A-1\"}\n", shell.out());
    assertEquals(ExitCodes.DONE, shell.run("export", "cases", "--to", file.toString()));
    assertEquals("{\"id\":\"A-1\"}\n", Files.readString(file));
    assertEquals(ExitCodes.USAGE, shell.run("export", "cases", "--to", file.toString()));
    assertEquals(
        ExitCodes.DONE,
        shell.run("export", "cases", "--to", file.toString(), "--force", "--format", "json"));
    assertEquals("[\n{\"id\":\"A-1\"}\n]\n", Files.readString(file));
  }

  @Test
  void exportNeedsAKnownViewAFileAndAFormat() {
    assertEquals(ExitCodes.USAGE, shell.run("export", "casse", "--to", "-"));
    assertTrue(shell.err().contains("Did you mean 'cases'?"), shell::err);
    assertEquals(ExitCodes.USAGE, shell.run("export", "cases"));
    assertEquals(ExitCodes.USAGE, shell.run("export", "cases", "--to", "cases.xlsx"));
    assertTrue(shell.err().contains("jsonl, json, zip"), shell::err);
  }

  @Test
  void progressSaysFilesCasesRateAndTimeLeft() {
    assertEquals("8 cases", ProgressText.of(new Stage("cases", 8, 0, 0, 0), SECOND / 2));
    assertEquals(
        "file 3 of 1,200, 4,000 cases, 2,000 a second, 6 s left",
        ProgressText.of(new Stage("cases", 4000, 3, 1200, 0.25), 2 * SECOND));
    assertEquals(
        "file 1 of 1, 50 cases, 1 a second, 15 min 50 s left",
        ProgressText.of(new Stage("cases", 50, 1, 1, 0.05), 50 * SECOND));
  }

  private static Consent answered(String typed) {
    return RemovalConsent.of(console(typed, new ByteArrayOutputStream()), false);
  }

  @Test
  void nobodyToAskIsAFailure() {
    Console unattended =
        new Console(
            new ByteArrayInputStream(new byte[0]),
            System.out,
            System.err,
            false,
            false,
            false,
            0,
            0,
            Map.of());

    assertEquals(
        Failure.Kind.USAGE,
        assertThrows(Failure.class, () -> RemovalConsent.of(unattended, false)).kind());
  }

  private static Console console(String typed, ByteArrayOutputStream err) {
    return new Console(
        new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
        System.out,
        new PrintStream(err, true, StandardCharsets.UTF_8),
        true,
        true,
        true,
        80,
        0,
        Map.of());
  }
}
