package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.SampleViews;
import dev.ikg.export.GraphFormat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Whatever a text holds, a terminal shows it and does not obey it; a pipe gets it as it is. */
class TerminalTextTest {

  /** Clears a screen, rings, goes back over the line, in C1 too, turns the direction, is hidden. */
  private static final String NASTY =
      "a\u001B[2J\u0007b\rc\u009B1md\u202Ee\u200Bf\u007Fg\u0085h\u2028i\uDB40\uDC01j";

  private final TestShell shell = new TestShell();

  @ParameterizedTest
  @ValueSource(strings = {"table", "csv", "tsv", "json", "jsonl", "markdown"})
  void anAnswerIsShown(String format) {
    assertEquals(0, shell.terminal().run("ask", NASTY, "--format", format, "--color", "never"));
    assertHarmless(shell.out());
    assertHarmless(shell.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "tsv", "json", "jsonl"})
  void aPipeGetsTheTextAsItIs(String format) {
    assertEquals(0, shell.run("ask", "\u009B1m\u202E\u200B\u0085", "--format", format));
    assertTrue(shell.out().contains("\u009B1m\u202E\u200B\u0085"), shell.out());
  }

  @Test
  void csvInAPipeHoldsEveryCharacter() {
    assertEquals(0, shell.run("ask", NASTY, "--format", "csv", "--no-header"));
    assertEquals('"' + NASTY + "\"\r\n", shell.out());
  }

  @Test
  void jsonOnATerminalIsTheSameValue() {
    shell.terminal().run("ask", NASTY, "--format", "jsonl");
    String shown = shell.out();
    assertHarmless(shown);
    assertEquals(NASTY, JsonMapper.shared().readTree(shown).get("pattern").asString());
  }

  @Test
  void lineEndsAndTabsStay() {
    shell.terminal().run("ask", "a\tb\nc", "--format", "csv");
    assertEquals("pattern\r\n\"a\tb\nc\"\r\n", shell.out());
  }

  @Test
  void aStatementIsShown() {
    assertEquals(0, shell.terminal().run("explain", NASTY));
    assertHarmless(shell.out());
    assertTrue(shell.out().contains("a␛[2J␇b␍c<U+009B>1md<U+202E>e"), shell.out());
    TestShell piped = new TestShell();
    piped.run("explain", NASTY);
    assertTrue(piped.out().contains(NASTY), piped.out());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CSV")
  void aViewIsShown(GraphFormat format) {
    shell.view = SampleViews.nasty();
    String word = format.name().toLowerCase(Locale.ROOT);
    assertEquals(0, shell.terminal().run("export", "all", "--to", "-", "--format", word));
    assertFalse(shell.out().isEmpty());
    assertHarmless(shell.out());
  }

  @Test
  void anArchiveIsNothingForATerminal() {
    List<String> export = List.of("export", "cases", "--to", "-", "--format", "zip");
    assertEquals(2, shell.terminal().run(export.toArray(String[]::new)));
    assertEquals("", shell.out());
    TestShell piped = new TestShell();
    assertEquals(0, piped.run(export.toArray(String[]::new)));
    assertTrue(piped.out().startsWith("PK"));
  }

  private static void assertHarmless(String shown) {
    String rest = shown.replace("\r\n", "").replace("\n", "").replace("\t", "");
    assertTrue(rest.codePoints().noneMatch(TerminalTextTest::acts), () -> "acts: " + shown);
  }

  private static boolean acts(int codePoint) {
    int type = Character.getType(codePoint);
    return type == Character.CONTROL
        || type == Character.FORMAT
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }
}
