package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.GoldenText;
import dev.ikg.casework.AskOptions;
import dev.ikg.casework.BundledGraph;
import dev.ikg.casework.Desk;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PatternHelpTest {

  /** A line that is set in, up to what is said about it. */
  private static final Pattern EXAMPLE =
      Pattern.compile("^  (?! )(.*?)(?:  .*)?$", Pattern.MULTILINE);

  private final TestShell shell = new TestShell();

  @Test
  void theLanguageIsExplainedByTheHelp() {
    assertEquals(0, shell.run("help", "pattern"));
    GoldenText.assertSame("shell/help-pattern.txt", shell.out());
    String page = shell.out();
    shell.run("help", "patterns");
    assertEquals(page, shell.out());
    assertEquals(0, shell.opened);
    assertTrue(page.lines().allMatch(line -> line.length() <= 100), page);
  }

  @Test
  void aLineThatIsFullToItsEndIsFollowedByANewOne() {
    String half = "x".repeat(37);
    assertEquals(
        "  " + half + " " + half + "\n  next", PatternHelp.wrapped(List.of(half, half, "next")));
  }

  @TestFactory
  Stream<DynamicTest> everyExampleHasAnAnswer() {
    Desk desk = BundledGraph.open();
    List<String> examples = examples();
    assertTrue(examples.size() > 20, examples::toString);
    return examples.stream()
        .map(line -> DynamicTest.dynamicTest(line, () -> desk.ask(line, new AskOptions("en"))));
  }

  @Test
  void commandsThatTakeAPatternPointToIt() {
    for (String command : List.of("ask", "explain", "save", "pairs", "export")) {
      shell.run("help", command);
      assertTrue(shell.out().contains("'help pattern' explains"), shell.out());
    }
  }

  private List<String> examples() {
    shell.run("help", "pattern");
    String page = shell.out();
    return EXAMPLE
        .matcher(page.substring(0, page.indexOf("\nFacets\n")))
        .results()
        .map(line -> line.group(1))
        .toList();
  }
}
