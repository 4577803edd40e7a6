package dev.ikg.review;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.ikg.incident.Facet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whatever stands in a field that the product knows either reaches the case or is named. */
class NothingIsLeftOutSilentlyTest {

  /** Each field that holds no labels of a facet, with {@code %s} where a value goes. */
  private static final List<String> FIELDS =
      List.of(
          "\"org\": %s",
          "\"org\": {\"en\": %s}",
          "\"org_slug\": %s",
          "\"date\": %s",
          "\"date_kind\": %s",
          "\"title\": %s",
          "\"summary\": {\"en\": %s}",
          "\"trigger\": {%s: \"x\"}",
          "\"detection\": [%s]",
          "\"symptoms_text\": %s",
          "\"lessons\": %s",
          "\"impact\": %s",
          "\"impact\": {\"scope\": %s}",
          "\"timeline\": %s",
          "\"timeline\": {\"detected_after\": %s}",
          "\"timeline\": {\"resolved_after\": %s}",
          "\"remediation\": %s",
          "\"remediation\": [%s]",
          "\"action_items\": [{\"text\": %s}]",
          "\"action_items\": [{\"text\": {\"en\": %s}}]",
          "\"related\": %s",
          "\"related\": [%s]",
          "\"related\": [{\"id\": %s}]",
          "\"related\": [{\"id\": \"B\", \"kind\": %s}]",
          "\"recurrence_of\": %s",
          "\"sources\": %s",
          "\"sources\": [%s]",
          "\"sources\": [{\"url\": %s}]",
          "\"sources\": [{\"url\": \"https://a.b\", \"kind\": %s}]",
          "\"sources\": [{\"url\": \"https://a.b\", \"archived\": %s}]",
          "\"analysis\": %s",
          "\"analysis\": {\"evidence\": %s}",
          "\"analysis\": {\"providers\": %s}",
          "\"analysis\": {\"providers\": [{\"org_slug\": %s}]}",
          "\"analysis\": {\"providers\": [{\"org_slug\": \"b\", \"role\": %s}]}",
          "\"analysis\": {\"links\": [%s]}",
          "\"analysis\": {\"links\": [{\"id\": \"B\", \"basis\": %s}]}",
          "\"url\": %s",
          "\"updated_at\": %s");

  private static final List<String> VALUES =
      List.of(
          "7",
          "1e400",
          "true",
          "\"some words\"",
          "\"\\u200bx\"",
          "\"\\u202ex\"",
          "\"\\ud800\"",
          "\"...\"",
          "\"" + "long".repeat(300) + "\"",
          "[\"x\", 7]",
          "[[\"x\"]]",
          "{\"nonsense\": \"x\"}",
          "{\"en\": 7}");

  /** Objects that may hold members that the product does not know; those are kept quietly. */
  private static final List<String> OPEN =
      List.of("\"timeline\": %s", "\"analysis\": %s", "\"analysis\": {\"evidence\": %s}");

  @TestFactory
  Stream<DynamicTest> aValueReachesTheCaseOrIsNamed() {
    return Stream.concat(
            FIELDS.stream(), Facet.withField().flatMap(NothingIsLeftOutSilentlyTest::fields))
        .flatMap(field -> VALUES.stream().filter(v -> fits(field, v)).map(v -> test(field, v)));
  }

  /** The field of a facet, and a list in it where it can hold one. */
  private static Stream<String> fields(Facet facet) {
    String before = facet.path().stream().map("\"%s\": "::formatted).collect(joining("{"));
    String after = "}".repeat(facet.path().size() - 1);
    Stream<String> values = facet.isSingle() ? Stream.of("%s") : Stream.of("%s", "[%s, \"x\"]");
    return values.map(value -> before + value + after);
  }

  private static boolean fits(String field, String value) {
    boolean isName = field.contains("{%s:");
    boolean isOpen = OPEN.contains(field) && value.startsWith("{");
    return !isOpen && (!isName || value.startsWith("\""));
  }

  private static DynamicTest test(String field, String value) {
    return DynamicTest.dynamicTest(
        field.formatted(shortened(value)),
        () -> {
          Reviewed reviewed = review(field, value);
          if (reviewed.problems().isEmpty()) {
            String unknown = field.contains("{%s:") ? "\"zz\"" : "null";
            assertNotEquals(review(field, unknown).incident(), reviewed.incident());
          }
        });
  }

  private static Reviewed review(String field, String value) {
    return Reviews.of("{\"id\": \"A\", " + field.formatted(value) + "}");
  }

  private static String shortened(String value) {
    return value.length() > 30 ? value.substring(0, 30) : value;
  }
}
