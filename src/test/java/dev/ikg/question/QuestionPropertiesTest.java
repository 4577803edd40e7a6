package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.render.ProblemText;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class QuestionPropertiesTest {

  private final Resolver resolver = new Resolver(SampleLexicon.lexicon());

  @Property(tries = 20_000)
  void anyTextIsAQuestionOrHasProblemsWithTheirPlaces(@ForAll String text) {
    ask(text);
  }

  @Property(tries = 20_000)
  void anyMixOfWordsIsAQuestionOrHasProblemsWithTheirPlaces(@ForAll("mixes") String text) {
    ask(text);
  }

  @Property(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
  void treesAreWrittenAndReadBackAsTheyWere(@ForAll("trees") Question question) {
    String text = question.canonical();
    Question again = Question.parse(text);
    assertEquals(TreeDump.of(question), TreeDump.of(again), text);
    assertEquals(text, again.canonical());
  }

  @Property(tries = 1_000, edgeCases = EdgeCasesMode.NONE)
  void everyPartStandsWhereItsPlaceSays(@ForAll("trees") Question question) {
    Question read = Question.parse(question.canonical());
    read.steps().forEach(step -> assertInside(step.span(), step.expr()));
    read.names().forEach(name -> assertFalse(name.label().span().of(read.text()).isEmpty()));
  }

  @Property(tries = 3_000)
  void bothReadingsOfAnAmbiguousQuestionAreQuestions(@ForAll("ambiguous") String text) {
    try {
      Question.parse(text);
    } catch (Failure failure) {
      for (Problem problem : failure.problems()) {
        List<String> forms = Grammar.inBackticks(problem.hint());
        forms.forEach(Question::parse);
        assertEquals(forms.size(), forms.stream().distinct().count(), text);
      }
    }
  }

  @Test
  void aMillionParenthesesAreAProblemAndNoOverflow() {
    for (String part :
        List.of("(", ")", "any of (", "not (", "with ", "\"", "(a ", "a,", "((a) ")) {
      ask(part.repeat(1_000_000 / part.length()));
    }
  }

  @Test
  void aHundredParenthesesAreFineAndOneMoreIsNot() {
    assertTrue(HintsTest.reads("(".repeat(100) + "a" + ")".repeat(100)));
    assertFalse(HintsTest.reads("(".repeat(101) + "a" + ")".repeat(101)));
  }

  @Test
  void aMillionTermsAreOneQuestion() {
    Question question = Question.parse("a with ".repeat(200_000) + "a");
    assertEquals(200_001, question.first().conjuncts().size());
  }

  @Provide
  Arbitrary<Question> trees() {
    return QuestionTrees.questions();
  }

  @Provide
  Arbitrary<String> mixes() {
    List<String> words = new ArrayList<>(ReservedWords.EVERYWHERE);
    words.addAll(ReservedWords.IN_THEIR_PLACES);
    words.addAll(List.of("(", ")", ",", "\"", "'x y'", "factor:", "cause:*", "org:group:"));
    words.addAll(List.of("a", "retry-storm", "2020", "2h", "3", "orgs", "cases", "*", "데이터베이스"));
    return Arbitraries.of(words).list().ofMaxSize(14).map(list -> String.join(" ", list));
  }

  @Provide
  Arbitrary<String> ambiguous() {
    return Arbitraries.randomValue(QuestionPropertiesTest::chain);
  }

  private static String chain(Random random) {
    StringBuilder out = new StringBuilder("a");
    for (int i = 0; i < 2 + random.nextInt(4); i++) {
      List<String> joints = List.of(" with ", " or ", " without ", " or not ", " since 2020 and ");
      out.append(joints.get(random.nextInt(joints.size()))).append((char) ('b' + i));
    }
    return random.nextBoolean() ? "without " + out : out.toString();
  }

  /** Asks, and holds every problem to its promises. */
  private void ask(String text) {
    try {
      resolver.resolve(Question.parse(text));
    } catch (Failure failure) {
      assertEquals(Failure.Kind.USAGE, failure.kind());
      assertFalse(failure.problems().isEmpty());
      for (Problem problem : failure.problems()) {
        assertEquals(text, ((Place.InText) problem.place()).text());
        assertFalse(problem.message().isBlank());
        assertFalse(problem.hint().isBlank());
        assertTrue(ProblemText.of(problem).contains("^"));
      }
    }
  }

  private static void assertInside(Span outer, Expr expr) {
    assertTrue(outer.start() <= expr.span().start() && expr.span().end() <= outer.end());
    if (expr instanceof Expr.Compound compound) {
      compound.parts().forEach(part -> assertInside(expr.span(), part));
    }
  }
}
