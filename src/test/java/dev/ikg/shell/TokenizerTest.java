package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TokenizerTest {

  private static List<String> texts(String line) {
    return Tokenizer.words(line).tokens().stream().map(Token::text).toList();
  }

  static Stream<Arguments> lines() {
    return Stream.of(
        Arguments.of("", List.of()),
        Arguments.of(" \t ", List.of()),
        Arguments.of("ask a  b", List.of("ask", "a", "b")),
        Arguments.of("load \"a b\" 'c d'", List.of("load", "a b", "c d")),
        Arguments.of("x \"a=b c\" \\\" -1 - --", List.of("x", "a=b c", "\"", "-1", "-", "--")),
        Arguments.of("\"say \\\"hi\\\" \\\\ \\n\"", List.of("say \"hi\" \\ \\n")),
        Arguments.of("'no \\ escape \"'", List.of("no \\ escape \"")),
        Arguments.of("--output='a b'.json", List.of("--output=a b.json")),
        Arguments.of("a\\ b", List.of("a b")),
        Arguments.of("Tom's cafe's", List.of("Tom's", "cafe's")),
        Arguments.of("'' \"\"", List.of("", "")),
        Arguments.of("장애 '재시도 폭풍'", List.of("장애", "재시도 폭풍")),
        Arguments.of("end\\", List.of("end\\")));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void aLineIsCutIntoWords(String line, List<String> words) {
    assertEquals(words, texts(line));
  }

  @Test
  void aQuoteThatIsNotClosedReachesToTheEndAndIsKnown() {
    List<Token> tokens = Tokenizer.words("a \"b c").tokens();
    assertEquals("b c", tokens.get(1).text());
    assertFalse(tokens.get(1).closed());
    assertTrue(tokens.get(0).closed());
  }

  @Provide
  Arbitrary<String> anyText() {
    return Arbitraries.strings().withChars("ab \t\"'\\-=#한🚀\u0301").ofMaxLength(20);
  }

  @Property
  void aQuotedTextIsOneWordAgain(@ForAll("anyText") String text) {
    assertEquals(List.of("x", text, "y"), texts("x " + Tokenizer.quoted(text) + " y"));
  }

  @Property
  void everyWordKnowsWhereItStands(@ForAll("anyText") String line) {
    int last = 0;
    for (Token token : Tokenizer.words(line).tokens()) {
      assertEquals("", line.substring(last, token.start()).strip());
      assertTrue(token.end() > token.start());
      last = token.end();
    }
    assertEquals("", line.substring(last).strip());
  }

  @Property
  void argumentsOfTheSystemAreNeverCut(
      @ForAll("anyText") String one, @ForAll("anyText") String two) {
    Words words = Words.ofArguments(List.of(one, two));
    assertEquals(List.of(one, two), words.tokens().stream().map(Token::text).toList());
    assertEquals(List.of(one, two), words.tokens().stream().map(words::asTyped).toList());
  }
}
