package dev.ikg.cypher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.incident.LocalizedText;
import dev.ikg.question.Dimension;
import dev.ikg.question.Named;
import dev.ikg.question.Question;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A value that is put into a pattern is a label or a text there, whatever stands in it. */
class PatternTemplateTest {

  private static final SavedQuestion QUESTION =
      new SavedQuestion(
          "memory",
          "one-label",
          LocalizedText.of("One label"),
          "Test",
          "A test.",
          List.of(
              new QuestionParameter(
                  "label",
                  ParameterType.named("label").orElseThrow(),
                  Optional.empty(),
                  "retry-storm")),
          List.of(),
          new SavedQuestion.Body.Pattern(new PatternTemplate("all with factor:{label} by org"), 1));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a \"quoted\" label",
        "it's",
        "back\\slash",
        "back\\",
        "`backtick`",
        "\\u0060",
        "}) DETACH DELETE n //",
        "\" or all or \"",
        ") or (all",
        "{label}",
        "$1",
        "group:*",
        "retry-storm by cause limit 1",
        "재시도 폭풍"
      })
  void whatLooksLikeLanguageIsOneLabel(String value) {
    assertOneLabel(value);
  }

  @Property
  void everyTextIsOneLabel(@ForAll("texts") String value) {
    Assume.that(!value.isBlank());
    assertOneLabel(value);
  }

  /** Half a character cannot be stored, and the language refuses it by itself. */
  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.strings()
        .withChars("ab\\\"'`{}()$,:* \t\n“”‘’*%;/장")
        .all()
        .ofMaxLength(30)
        .filter(text -> text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF));
  }

  private static void assertOneLabel(String value) {
    PatternTemplate template = ((SavedQuestion.Body.Pattern) QUESTION.body()).template();
    String pattern = new QuestionValues(QUESTION, Map.of("label", value)).in(template);
    Question read = Question.parse(pattern);
    List<String> labels = read.names().map(Named::label).map(label -> label.text()).toList();
    assertEquals(List.of(value), labels, pattern);
    assertEquals(Optional.of(Dimension.ORGS), read.tail().rows(), pattern);
    assertEquals(Optional.empty(), read.tail().limit(), pattern);
    assertEquals(1, read.steps().size(), pattern);
  }
}
