package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.problem.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The patterns that the documentation shows, asked of the bundled cases. In running text a pattern
 * is what stands in backticks and is more than a word; what is none is listed here by its kind.
 */
class DocumentedPatternsTest {

  private static final List<Path> PAGES =
      List.of(
          Path.of("README.md"),
          Path.of("docs/pattern-language.md"),
          Path.of("docs/answers.md"),
          Path.of("docs/questions.md"),
          Path.of("docs/insight.md"),
          Path.of("docs/cases.md"));

  private static final Pattern BLOCK = Pattern.compile("(?s)```(\\w*)\n(.*?)```");
  private static final Pattern IN_TEXT = Pattern.compile("`([^`\n]+)`");

  /** Words of a pattern that join labels: text with one of them is a pattern. */
  private static final Pattern JOINED =
      Pattern.compile(
          ".+ (with|or|without|across|by|since|then|then named|followed by|limit) .+|"
              + "(all|known|unknown|in|at|any of|at least \\d of|text|promised) .+|"
              + "[a-z-]+:[^ /]+");

  /** What looks like a pattern and is a part of one, a command, or a letter for any label. */
  private static final Pattern NO_PATTERN =
      Pattern.compile(
          "(.*\\.\\.\\..*)|(.*\\b[ABXYDF]\\b.*)|(.*\\b(DIM|LABEL|ID|NAME|FIELD|PATTERN)\\b.*)|"
              + "((a|b|c)\\b.*)|(.* (a|b|c)( .*|\\)|))|(.*[{<$].*)|(.*:)|([a-z]+ --.*)|"
              + "((ask|case|question|path|similar|search|export|load|trend|pairs|save|run) .*)|"
              + "(by [a-z]+( order by [a-z]+)?)|(order by .*)|(across .*)|(limit .*)|(.*://.*)|"
              + "(retry-storm within .*)|(.*by detected-by)|(at least)|(\\d.*)|(\\./ikg .*)|(jaccard .*)|(.*\\|.*)");

  @Test
  void everyPatternInTheDocumentationHasAnAnswer() {
    Desk desk = BundledGraph.open();
    List<String> failed = new ArrayList<>();
    Set<String> patterns = patterns();
    for (String pattern : patterns) {
      try {
        desk.ask(pattern, new AskOptions("en"));
      } catch (Failure failure) {
        failed.add(pattern + " -> " + failure.getMessage());
      }
    }
    assertEquals("", String.join("\n", failed));
    assertTrue(patterns.size() >= 45, () -> "only " + patterns.size() + ": " + patterns);
  }

  private static Set<String> patterns() {
    Set<String> patterns = new LinkedHashSet<>();
    for (Path page : PAGES) {
      String text = read(page);
      BLOCK
          .matcher(text)
          .results()
          .filter(block -> block.group(1).equals("question"))
          .flatMap(block -> block.group(2).lines())
          .filter(line -> !line.isBlank())
          .forEach(patterns::add);
      inText(BLOCK.matcher(text).replaceAll("")).forEach(patterns::add);
    }
    return patterns;
  }

  private static Stream<String> inText(String text) {
    Matcher matcher = IN_TEXT.matcher(text);
    return matcher
        .results()
        .map(match -> match.group(1))
        .filter(code -> JOINED.matcher(code).matches() && !NO_PATTERN.matcher(code).matches());
  }

  private static String read(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
