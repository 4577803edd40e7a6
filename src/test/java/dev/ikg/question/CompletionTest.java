package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.incident.Lexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompletionTest {

  private static final Lexicon LEXICON = SampleLexicon.lexicon();

  private final GoldenFile golden = new GoldenFile("question/completion.txt");

  @TestFactory
  Stream<DynamicTest> whatIsProposedBehindABeginning() {
    return golden.tests(CompletionTest::described);
  }

  /** The file keeps no white space at the end of a line, so the cursor is shown as a bar. */
  private static String described(String marked) {
    String text = marked.substring(0, marked.indexOf('|'));
    Completion completion = Completion.of(text, () -> LEXICON);
    return completion.proposals().stream()
        .map(proposal -> text.substring(0, completion.from()) + proposal.text() + says(proposal))
        .collect(Collectors.joining("\n"));
  }

  private static String says(Proposal proposal) {
    return proposal.says().isEmpty() ? "" : "  | " + proposal.says();
  }

  @TestFactory
  Stream<DynamicTest> everyWordOfAValidQuestionIsProposedWhereItStands() {
    return new GoldenFile("question/trees.txt")
        .questions().stream()
            .map(
                question ->
                    DynamicTest.dynamicTest(
                        question, () -> assertEquals(List.of(), notProposed(question))));
  }

  /** The reserved words that are not proposed once their first letter is typed. */
  private static List<String> notProposed(String question) {
    List<String> missing = new ArrayList<>();
    for (Token token : Lexer.tokens(question, new Problems(question))) {
      if (token.isReserved() && !proposedAt(token, question)) {
        missing.add(token.text() + " at " + token.span().start());
      }
    }
    return missing;
  }

  private static boolean proposedAt(Token token, String question) {
    int start = token.span().start();
    Completion completion = Completion.of(question.substring(0, start + 1), () -> LEXICON);
    String before = question.substring(completion.from(), start).toLowerCase(Locale.ROOT);
    String word = token.text().toLowerCase(Locale.ROOT);
    return completion.proposals().stream()
        .map(proposal -> proposal.text().toLowerCase(Locale.ROOT))
        .anyMatch(text -> (text + " ").startsWith(before + word + " "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "all with ",
        "all in ",
        "all at ",
        "all on ",
        "factor:",
        "org:",
        "factor:group:",
        "source:",
        "at \"",
        "any of (retry-storm, "
      })
  void aQuestionWithAProposedNameNamesExactlyThat(String beginning) {
    Completion completion = Completion.of(beginning, () -> LEXICON);
    List<Proposal> names =
        completion.proposals().stream().filter(proposal -> !proposal.says().isEmpty()).toList();

    assertFalse(names.isEmpty());
    for (Proposal name : names) {
      String end = beginning.contains("(") ? ")" : "";
      String question = beginning.substring(0, completion.from()) + name.text() + end;
      assertTrue(new Resolver(LEXICON).resolve(Question.parse(question)) != null, question);
    }
  }

  @Test
  void namesAreReadOnlyWhereOneMayStand() {
    Completion completion =
        Completion.of(
            "retry-storm across ",
            () -> {
              throw new AssertionError("the names of the graph were read");
            });

    assertTrue(completion.proposals().size() > 5);
  }
}
