package dev.ikg.oracle;

import dev.ikg.incident.Facet;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * A case as its document says it.
 *
 * @param values the labels of each facet in the order of the document; facets without are left out
 * @param orgName the name that this document gives its organization
 * @param links to other cases
 */
record PlainCase(
    String id,
    JsonNode document,
    Map<Facet, List<String>> values,
    Optional<String> orgName,
    Optional<Days> date,
    List<PlainLink> links) {

  /** A date, and the first and the last day that it can mean. */
  record Days(String text, LocalDate first, LocalDate last) {
    static Days of(String text) {
      if (text.length() == 4) {
        return new Days(text, LocalDate.parse(text + "-01-01"), LocalDate.parse(text + "-12-31"));
      }
      if (text.length() == 7) {
        LocalDate first = LocalDate.parse(text + "-01");
        return new Days(text, first, first.plusMonths(1).minusDays(1));
      }
      return new Days(text, LocalDate.parse(text), LocalDate.parse(text));
    }
  }

  static PlainCase of(JsonNode document) {
    Map<Facet, List<String>> values = new TreeMap<>();
    Facet.withField()
        .forEach(
            facet -> put(values, facet, known(document.at("/" + String.join("/", facet.path())))));
    put(values, Facet.ORG, known(document.path("org_slug")));
    put(values, Facet.SOURCE, known(document.path("sources"), "kind").sorted());
    put(values, Facet.PROVIDER, known(document.at("/analysis/providers"), "org_slug"));
    return new PlainCase(
        document.path("id").asString(),
        document,
        values,
        known(document.path("org")).findFirst(),
        known(document.path("date")).findFirst().map(Days::of),
        PlainLink.of(document));
  }

  List<String> values(Facet facet) {
    return values.getOrDefault(facet, List.of());
  }

  Optional<String> org() {
    return values(Facet.ORG).stream().findFirst();
  }

  /** The text of a field in a language; a text without one stands under {@code und}. */
  Optional<String> text(String field, String language) {
    JsonNode value = document.path(field);
    return value.isString()
        ? known(value).filter(text -> language.equals("und")).findFirst()
        : known(value.path(language)).findFirst();
  }

  /** The text of a field in all languages. */
  Stream<String> texts(String field) {
    return Stream.of("und", "en", "ko").flatMap(tag -> text(field, tag).stream());
  }

  /** The text of each item of a list in all languages. */
  Stream<String> itemTexts(String field) {
    return items(document.path(field))
        .map(item -> item.path("text"))
        .flatMap(text -> Stream.concat(known(text), text.valueStream().flatMap(PlainCase::known)));
  }

  /** Whether something was written in a field that holds a text or an object of texts. */
  boolean says(String field) {
    JsonNode value = document.path(field);
    return known(value).findAny().isPresent()
        || value.valueStream().anyMatch(part -> known(part).findAny().isPresent());
  }

  /** A duration of the timeline in seconds. */
  Optional<Long> seconds(String field) {
    return known(document.at("/timeline/" + field)).findFirst().map(PlainCase::sum);
  }

  private static long toSeconds(String part) {
    long count = Long.parseLong(part.substring(0, part.length() - 1));
    return switch (part.charAt(part.length() - 1)) {
      case 'w' -> count * 604_800;
      case 'd' -> count * 86_400;
      case 'h' -> count * 3_600;
      case 'm' -> count * 60;
      case 's' -> count;
      default -> throw new AssertionError("no unit: " + part);
    };
  }

  private static long sum(String text) {
    return Stream.of(text.split(" ")).mapToLong(PlainCase::toSeconds).sum();
  }

  private static void put(Map<Facet, List<String>> values, Facet facet, Stream<String> labels) {
    List<String> found = labels.distinct().toList();
    if (!found.isEmpty()) {
      values.put(facet, found);
    }
  }

  /** The texts of a field, or of the items of a list, that say something. */
  static Stream<String> known(JsonNode field) {
    return items(field)
        .filter(JsonNode::isString)
        .map(JsonNode::asString)
        .filter(text -> !text.isEmpty() && !text.equals("unknown"));
  }

  private static Stream<String> known(JsonNode list, String member) {
    return items(list).map(item -> item.path(member)).flatMap(PlainCase::known);
  }

  static Stream<JsonNode> items(JsonNode field) {
    return field.isArray() ? field.valueStream() : Stream.of(field);
  }
}
