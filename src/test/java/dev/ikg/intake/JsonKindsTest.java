package dev.ikg.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.ikg.intake.JsonValue.JsonArray;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The kinds of inputs with which parsers of JSON are commonly tried, made here. */
class JsonKindsTest {

  private static final List<String> ACCEPTED =
      List.of(
          "0",
          "-0",
          "-1",
          "1e0",
          "1E-2",
          "1.5e+3",
          "123456789012345678901234567890",
          "1e400",
          "0.00000000000000000000000000000000000001",
          "\"\"",
          "\"\\u0000\"",
          "\"\\uD834\\uDD1E\"",
          "\"\\ud800\"",
          "\"\\udc00\\ud800\"",
          "\"\u007f\"",
          "\"\u2028\"",
          "\"\uFFFF\"",
          "\"\\/\\b\\f\\n\\r\\t\"",
          "[]",
          "{}",
          "[[]]",
          "{\"\":0}",
          "{\"a\":[]}",
          "true",
          "null",
          " \t\r\n[ \t\r\n] \t\r\n",
          "\"\uFEFF\"");

  private static final List<String> REJECTED =
      List.of(
          "+1",
          "01",
          "-01",
          "1.",
          ".5",
          "1e",
          "1e+",
          "0x1",
          "1_000",
          "- 1",
          "--1",
          "NaN",
          "Infinity",
          "-Infinity",
          "\u0661",
          "'a'",
          "\"\\a\"",
          "\"\\u00\"",
          "\"\\u00G0\"",
          "\"\\",
          "\"",
          "\"\n\"",
          "\"\u0000\"",
          "[",
          "]",
          "[1",
          "[1,",
          "[,1]",
          "[1,]",
          "[1,,2]",
          "[1 2]",
          "[1:2]",
          "{",
          "}",
          "{\"a\"",
          "{\"a\":",
          "{\"a\":1",
          "{\"a\":1,",
          "{\"a\" 1}",
          "{a:1}",
          "{1:1}",
          "{\"a\":1,}",
          "{,}",
          "{\"a\"::1}",
          "{[]:1}",
          "[}",
          "{]",
          "[1}",
          "1 2",
          "[] []",
          "[]x",
          "tru",
          "True",
          "nul",
          "undefined",
          "/**/1",
          "1//",
          "#",
          "\u00A01",
          "\u20001",
          "\u000b1",
          "\u0000",
          "<x/>",
          "*",
          "\\u0031",
          "[\"a\u0001\"]");

  @TestFactory
  Stream<DynamicTest> whatIsJsonIsReadAsItIsWritten() {
    return ACCEPTED.stream()
        .map(
            json ->
                DynamicTest.dynamicTest(
                    shown(json),
                    () -> {
                      Parsed.Read read = assertInstanceOf(Parsed.Read.class, parse(json));
                      String again = CanonicalJson.text(read.value());
                      assertEquals(parse(again), read);
                    }));
  }

  @TestFactory
  Stream<DynamicTest> whatIsNoJsonIsNamed() {
    return REJECTED.stream()
        .map(
            json ->
                DynamicTest.dynamicTest(
                    shown(json), () -> assertInstanceOf(Parsed.Broken.class, parse(json))));
  }

  @TestFactory
  Stream<DynamicTest> bytesThatAreNoUtf8AreNamed() {
    return Map.of(
            "a byte that begins nothing", "ff",
            "a continuation alone", "80",
            "a sequence cut off", "e282",
            "an overlong slash", "c0af",
            "an overlong nul", "e08080",
            "half a surrogate pair", "eda080",
            "a surrogate pair as in CESU-8", "eda0b4edb49e",
            "beyond the last character", "f4908080",
            "Latin-1", "e920")
        .entrySet()
        .stream()
        .map(
            kind ->
                DynamicTest.dynamicTest(
                    kind.getKey(),
                    () -> {
                      byte[] json = HexFormat.of().parseHex("22" + kind.getValue() + "22");
                      assertInstanceOf(Parsed.Refused.class, reader().read(json, "f", 1, ""));
                    }));
  }

  @Test
  void nestingAtTheLimitIsReadAndOneDeeperIsNamed() {
    int most = IntakeLimits.DEFAULT.nesting();
    assertInstanceOf(Parsed.Read.class, parse("[".repeat(most) + "]".repeat(most)));
    assertInstanceOf(Parsed.Refused.class, parse("[".repeat(most + 1) + "]".repeat(most + 1)));
  }

  @Test
  void aHundredThousandOpenBracketsAreNamed() {
    assertInstanceOf(Parsed.Refused.class, parse("[".repeat(100_000)));
    assertInstanceOf(Parsed.Refused.class, parse("{\"a\":".repeat(100_000)));
  }

  @Test
  void aNumberOfThousandsOfDigitsKeepsThemAll() {
    String digits = "9".repeat(9_000);
    assertEquals(
        "[" + digits + "]", CanonicalJson.text(((Parsed.Read) parse("[" + digits + "]")).value()));
    assertInstanceOf(Parsed.Refused.class, parse("9".repeat(10_001)));
  }

  @Test
  void everyDuplicateIsNamedWithItsPlace() {
    Parsed.Refused refused =
        (Parsed.Refused) parse("{\"a\":1,\n\"a\":2,\n\"b\":{\"~/\":1,\"~/\":2}}");
    assertEquals(
        List.of("InFile[file=f, line=2, pointer=/a]", "InFile[file=f, line=3, pointer=/b/~0~1]"),
        refused.problems().stream().map(problem -> problem.place().toString()).toList());
  }

  @Test
  void linesAreCountedFromWhereTheDocumentStands() {
    Parsed.Read read = (Parsed.Read) reader().read("[\n1,\r\n\"x\"\n,[]]", "f", 7, "");
    JsonArray array = (JsonArray) read.value();
    assertEquals(7, array.line());
    assertEquals(List.of(8, 9, 10), array.items().stream().map(JsonValue::line).toList());
  }

  private static Parsed parse(String json) {
    return reader().read(json, "f", 1, "");
  }

  private static JsonReader reader() {
    return new JsonReader(IntakeLimits.DEFAULT);
  }

  private static String shown(String json) {
    return json.replaceAll("[^ -~]", "?").strip();
  }
}
