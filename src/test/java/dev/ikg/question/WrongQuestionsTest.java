package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.problem.Failure;
import dev.ikg.render.ProblemText;
import java.util.HashSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class WrongQuestionsTest {

  private final GoldenFile golden = new GoldenFile("question/wrong.txt");
  private final Resolver resolver = new Resolver(SampleLexicon.lexicon());

  @TestFactory
  Stream<DynamicTest> aWrongQuestionSaysWhatIsWrongWhereAndWhatIsRight() {
    return golden.tests(this::messages);
  }

  @Test
  void thereAreSixtyWrongQuestionsOrMore() {
    assertTrue(new HashSet<>(golden.questions()).size() >= 60);
  }

  private String messages(String text) {
    try {
      resolver.resolve(Question.parse(text));
    } catch (Failure failure) {
      return ProblemText.of(failure.problems());
    }
    return "(this question is right)";
  }
}
