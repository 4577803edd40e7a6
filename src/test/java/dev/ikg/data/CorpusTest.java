package dev.ikg.data;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every case that is bundled can be trusted in form: names, sources, labels and links. */
class CorpusTest {

  private static final Map<String, JsonNode> CASES = BundledData.cases();

  /** The field of a case, as a JSON pointer, and the vocabulary file that defines its labels. */
  private static final Map<String, String> LABEL_FIELDS =
      Map.of(
          "/root_cause", "causes",
          "/contributing", "factors",
          "/symptoms", "symptoms",
          "/components", "components",
          "/domain", "domains",
          "/severity", "severities",
          "/date_kind", "date-kinds",
          "/analysis/evidence/tier", "evidence",
          "/analysis/trigger_kind", "triggers",
          "/analysis/detected_by", "detected-by");

  private static final Set<String> PARTS =
      Set.of(
          "date",
          "detected_after",
          "resolved_after",
          "trigger",
          "root_cause",
          "contributing",
          "remediation",
          "action_items",
          "impact");

  @Test
  void theCorpusHoldsAtLeast605Cases() {
    assertTrue(CASES.size() >= 605, () -> CASES.size() + " cases");
  }

  @Test
  void everyFileIsNamedByTheIdOfItsCase() {
    assertNoFaults(
        (name, document) ->
            Stream.of(document.path("id").asString()).filter(id -> !id.equals(name)));
  }

  @Test
  void everyCaseHasASourceWithAnAbsoluteAddress() {
    assertNoFaults(
        (name, document) -> {
          List<JsonNode> sources = List.copyOf(document.path("sources").values());
          return sources.isEmpty()
              ? Stream.of("no source")
              : sources.stream()
                  .map(source -> source.path("url").asString())
                  .filter(url -> !isAbsoluteHttp(url));
        });
  }

  @Test
  void everyLabelIsInTheVocabulary() {
    assertNoFaults(
        (name, document) ->
            LABEL_FIELDS.entrySet().stream()
                .flatMap(
                    field -> undefined(document.at(field.getKey()), labels(field.getValue()))));
    Set<String> sources = labels("sources");
    assertNoFaults(
        (name, document) ->
            document
                .path("sources")
                .valueStream()
                .flatMap(source -> undefined(source.path("kind"), sources)));
  }

  @Test
  void whatWasReadIsToldInTheNamesOfTheParts() {
    assertNoFaults(
        (name, document) ->
            BundledData.strings(document.at("/analysis/evidence/read")).stream()
                .filter(part -> !PARTS.contains(part)));
  }

  @Test
  void everyLinkLeadsToAnotherCaseOfTheCorpus() {
    assertNoFaults(
        (name, document) ->
            linked(document).filter(id -> !CASES.containsKey(id) || id.equals(name)));
  }

  @Test
  void aCaseRepeatsOnlyWhatWasThereBefore() {
    assertNoFaults(
        (name, document) ->
            repeated(document)
                .filter(id -> date(BundledData.caseOf(id)).compareTo(date(document)) > 0)
                .map(id -> "repeats the later " + id));
  }

  @Test
  void noLinkIsBothNamedAndInferredAsARecurrence() {
    assertNoFaults(
        (name, document) -> {
          Set<String> seen = new HashSet<>();
          return repeated(document).filter(id -> !seen.add(id));
        });
  }

  @Test
  void twoCasesOfOneOrganizationAndDayAreToldApart() {
    Map<String, List<String>> byOrganizationAndDay =
        CASES.entrySet().stream()
            .collect(
                groupingBy(
                    e -> e.getValue().path("org_slug").asString() + " " + date(e.getValue()),
                    mapping(Map.Entry::getKey, toList())));
    List<String> untold = new ArrayList<>();
    byOrganizationAndDay.forEach(
        (day, ids) ->
            ids.stream()
                .filter(id -> !namesAll(id, ids))
                .forEach(id -> untold.add(day + ": the note of " + id)));
    assertEquals(List.of(), untold);
  }

  @Test
  void titleSummaryAndTriggerOfEveryCaseAreThereInEnglishAndKorean() {
    assertNoFaults(
        (name, document) ->
            Stream.of("title", "summary", "trigger")
                .filter(
                    field ->
                        document.path(field).path("en").asString().isBlank()
                            || !hasHangul(document.path(field).path("ko").asString())));
  }

  @Test
  void noTwoCasesShareATitle() {
    for (String language : List.of("en", "ko")) {
      Set<String> seen = new HashSet<>();
      assertNoFaults(
          (name, document) ->
              Stream.of(document.path("title").path(language).asString())
                  .filter(title -> !seen.add(title)));
    }
  }

  @Test
  void whoeverSaysThatUsersNoticedFirstSaysItInBothPlaces() {
    assertNoFaults(
        (name, document) ->
            BundledData.strings(document.path("contributing")).contains("user-reported-detection")
                    && !document.at("/analysis/detected_by").asString().equals("user")
                ? Stream.of("detected_by")
                : Stream.of());
  }

  @Test
  void everySupplierThatIsNamedHasARole() {
    assertNoFaults(
        (name, document) ->
            document
                .at("/analysis/providers")
                .valueStream()
                .filter(provider -> provider.path("role").asString().isEmpty())
                .map(JsonNode::toString));
  }

  private static void assertNoFaults(BiFunction<String, JsonNode, Stream<String>> faultsOf) {
    List<String> faults = new ArrayList<>();
    CASES.forEach(
        (name, document) ->
            faultsOf.apply(name, document).forEach(fault -> faults.add(name + ": " + fault)));
    assertEquals(List.of(), faults);
  }

  private static Set<String> labels(String file) {
    Set<String> names = new HashSet<>();
    BundledData.vocabulary(file).path("labels").forEach(l -> names.add(l.path("name").asString()));
    return names;
  }

  /** The labels of a field that are not defined; {@code unknown} is no label. */
  private static Stream<String> undefined(JsonNode field, Set<String> defined) {
    Stream<String> labels =
        field.isArray() ? BundledData.strings(field).stream() : field.asStringOpt().stream();
    return labels
        .filter(label -> !label.isEmpty() && !label.equals("unknown"))
        .filter(label -> !defined.contains(label));
  }

  private static Stream<String> linked(JsonNode document) {
    return Stream.of(
            BundledData.strings(document.path("related")).stream(),
            named(document),
            document.at("/analysis/links").valueStream().map(link -> link.path("id").asString()))
        .flatMap(ids -> ids);
  }

  private static Stream<String> repeated(JsonNode document) {
    return Stream.concat(
        named(document),
        document
            .at("/analysis/links")
            .valueStream()
            .filter(link -> link.path("kind").asString().equals("recurrence"))
            .map(link -> link.path("id").asString()));
  }

  private static Stream<String> named(JsonNode document) {
    JsonNode recurrence = document.path("recurrence_of");
    return recurrence.isString()
        ? Stream.of(recurrence.asString())
        : BundledData.strings(recurrence).stream();
  }

  private static boolean namesAll(String id, List<String> ids) {
    String note = BundledData.caseOf(id).at("/analysis/note").asString();
    return ids.stream().filter(other -> !other.equals(id)).allMatch(note::contains);
  }

  private static String date(JsonNode document) {
    return document.path("date").asString();
  }

  private static boolean isAbsoluteHttp(String url) {
    try {
      URI uri = URI.create(url);
      return uri.getHost() != null && Set.of("http", "https").contains(uri.getScheme());
    } catch (IllegalArgumentException noAddress) {
      return false;
    }
  }

  private static boolean hasHangul(String text) {
    return text.codePoints()
        .anyMatch(c -> Character.UnicodeScript.of(c) == Character.UnicodeScript.HANGUL);
  }
}
