package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.incident.Facet;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The documentation of the pattern language against its parser. */
class PatternLanguageDocTest {

  private static final String DOC = read();
  private static final Grammar GRAMMAR = new Grammar(blocks("ebnf").get(0));
  private static final Map<String, List<String>> EXAMPLES = examples();

  @TestFactory
  Stream<DynamicTest> everyExampleIsAQuestion() {
    return lines("question")
        .map(line -> DynamicTest.dynamicTest(line, () -> Question.parse(line).canonical()));
  }

  @TestFactory
  Stream<DynamicTest> everyWrongExampleIsRefused() {
    return lines("wrong")
        .map(
            line ->
                DynamicTest.dynamicTest(
                    line, () -> assertThrows(Failure.class, () -> Question.parse(line))));
  }

  @Property(tries = 5000)
  void everySentenceOfTheGrammarIsAQuestionThatReadsBack(@ForAll long seed) {
    String sentence = GRAMMAR.sentence("question", EXAMPLES, new Random(seed));
    Question question = Question.parse(sentence);
    assertEquals(
        TreeDump.of(question), TreeDump.of(Question.parse(question.canonical())), sentence);
    Statistics.label("steps").collect(question.steps().size());
  }

  @Test
  void theGrammarMakesEveryWordOfItself() {
    Set<String> seen = new HashSet<>();
    for (int seed = 0; seed < 3000; seed++) {
      String sentence = GRAMMAR.sentence("question", EXAMPLES, new Random(seed));
      seen.addAll(List.of(sentence.toLowerCase(Locale.ROOT).replace(":", ": ").split(" ")));
    }
    Set<String> missing = new LinkedHashSet<>(GRAMMAR.words());
    missing.remove("group:*");
    missing.removeAll(seen);
    assertEquals(Set.of(), missing);
  }

  @Test
  void everyNameOfTheGrammarIsDefinedOrExplained() {
    Set<String> unknown = new LinkedHashSet<>(GRAMMAR.names());
    unknown.removeAll(GRAMMAR.defined());
    unknown.removeAll(EXAMPLES.keySet());
    assertEquals(Set.of(), unknown);
    Set<String> unused = new LinkedHashSet<>(GRAMMAR.defined());
    unused.addAll(EXAMPLES.keySet());
    unused.removeAll(GRAMMAR.names());
    assertEquals(Set.of("question"), unused);
  }

  @Test
  void itListsTheReservedWordsOfTheParser() {
    assertEquals(ReservedWords.EVERYWHERE, listed("Reserved everywhere:"));
    assertEquals(
        ReservedWords.IN_THEIR_PLACES,
        listed("Reserved in their places only:").stream().limit(4).toList());
  }

  @Test
  void theGrammarUsesTheReservedWordsTheFacetsAndNoOtherWords() {
    Set<String> words = new HashSet<>(ReservedWords.EVERYWHERE);
    words.addAll(ReservedWords.IN_THEIR_PLACES);
    words.addAll(List.of("(", ")", ",", "*", "group:", "asc", "desc"));
    Arrays.stream(Facet.values()).forEach(facet -> words.add(facet.word() + ":"));
    assertEquals(words, GRAMMAR.words());
  }

  @Test
  void itListsTheFieldsAndTheDimensions() {
    assertTrue(listed("Fields:").containsAll(Field.allWords()));
    List<String> dimensions = Dimension.allPlurals();
    assertEquals(dimensions, listed("Dimensions:").stream().limit(dimensions.size()).toList());
    assertAll(
        Arrays.stream(Dimension.values())
            .map(d -> () -> assertEquals(Dimension.named(d.word()), Dimension.named(d.plural()))));
  }

  @Test
  void itNamesEveryColumnToOrderBy() {
    Set<String> columns = new LinkedHashSet<>(Columns.of(Optional.empty(), true));
    columns.addAll(Columns.of(Optional.of(Dimension.ORGS), false));
    columns.removeAll(listed("Columns to order by:"));
    assertEquals(Set.of(), columns);
  }

  /** The words in backticks of the paragraph that begins like this. */
  private static List<String> listed(String heading) {
    int start = DOC.indexOf("**" + heading + "**");
    assertTrue(start >= 0, heading);
    return Grammar.inBackticks(DOC.substring(start, DOC.indexOf("\n\n", start)));
  }

  private static Map<String, List<String>> examples() {
    Map<String, List<String>> examples = new HashMap<>();
    DOC.lines()
        .filter(line -> line.matches("\\| [A-Z-]+ \\|.*"))
        .map(line -> line.split("\\|", 4))
        .forEach(cells -> examples.put(cells[1].strip(), Grammar.inBackticks(cells[3])));
    examples.put("FIELD", Field.allWords());
    examples.put("DIMENSION", Dimension.allPlurals());
    return examples;
  }

  private static Stream<String> lines(String kind) {
    return blocks(kind).stream().flatMap(String::lines).filter(line -> !line.isBlank());
  }

  private static List<String> blocks(String kind) {
    List<String> blocks = new ArrayList<>();
    String opening = "```" + kind + "\n";
    for (int at = DOC.indexOf(opening); at >= 0; at = DOC.indexOf(opening, at + 1)) {
      int from = at + opening.length();
      blocks.add(DOC.substring(from, DOC.indexOf("```", from)));
    }
    return blocks;
  }

  private static String read() {
    try {
      return Files.readString(Path.of("docs/pattern-language.md"));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
