package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class QuestionTreesTest {

  private final GoldenFile golden = new GoldenFile("question/trees.txt");

  @TestFactory
  Stream<DynamicTest> questionsBecomeTheirTrees() {
    return golden.tests(QuestionTreesTest::described);
  }

  @TestFactory
  Stream<DynamicTest> theCanonicalSpellingReadsBackAsTheSameTree() {
    return golden.questions().stream()
        .map(
            text ->
                DynamicTest.dynamicTest(
                    text,
                    () -> {
                      Question question = Question.parse(text);
                      Question again = Question.parse(question.canonical());
                      assertEquals(TreeDump.of(question), TreeDump.of(again));
                      assertEquals(question.canonical(), again.canonical());
                    }));
  }

  private static String described(String text) {
    Question question = Question.parse(text);
    return "= " + question.canonical() + "\n" + TreeDump.withPlaces(question);
  }
}
