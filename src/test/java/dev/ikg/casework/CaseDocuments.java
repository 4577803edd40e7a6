package dev.ikg.casework;

import dev.ikg.intake.CanonicalJson;
import dev.ikg.intake.JsonValue;
import dev.ikg.intake.JsonValue.JsonArray;
import dev.ikg.intake.JsonValue.JsonNull;
import dev.ikg.intake.JsonValue.JsonNumber;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import dev.ikg.intake.JsonValue.JsonTruth;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/**
 * Case documents by chance. Ids, labels and organizations come from small sets, so that cases meet
 * in them; documents have fields that nobody knows and numbers that no number type keeps.
 */
final class CaseDocuments {

  private static final List<String> IDS = List.of("C-1", "C-2", "C-3", "C-4", "C-5");

  private CaseDocuments() {}

  /** Some documents as canonical JSON; the same id can come several times. */
  static Arbitrary<List<String>> lists() {
    return one().map(CanonicalJson::text).list().ofMinSize(1).ofMaxSize(8);
  }

  /** Some documents as canonical JSON, each with another id. */
  static Arbitrary<List<String>> listsOfDifferentIds() {
    return one()
        .list()
        .ofMinSize(1)
        .ofMaxSize(5)
        .uniqueElements(document -> document.text("id"))
        .map(documents -> documents.stream().map(CanonicalJson::text).toList());
  }

  static Arbitrary<JsonObject> one() {
    return Arbitraries.maps(Arbitraries.of(FIELDS.keySet()), Arbitraries.integers().between(0, 99))
        .ofMaxSize(FIELDS.size())
        .flatMap(
            chosen ->
                Combinators.combine(chosen.keySet().stream().sorted().map(FIELDS::get).toList())
                    .as(
                        values -> {
                          Map<String, JsonValue> members = new LinkedHashMap<>();
                          List<String> names = chosen.keySet().stream().sorted().toList();
                          for (int i = 0; i < names.size(); i++) {
                            members.put(names.get(i), values.get(i));
                          }
                          return members;
                        }))
        .flatMap(
            members ->
                Arbitraries.of(IDS)
                    .map(
                        id -> {
                          Map<String, JsonValue> all = new LinkedHashMap<>(members);
                          all.put("id", text(id));
                          return new JsonObject(all, 0);
                        }));
  }

  private static final Map<String, Arbitrary<JsonValue>> FIELDS =
      Map.ofEntries(
          Map.entry("title", prose()),
          Map.entry("summary", prose()),
          Map.entry("org", texts("Acme", "ACME", "First National", "Café", "Cafe\u0301")),
          Map.entry("org_slug", texts("acme", "first-national", "cafe")),
          Map.entry("date", texts("2024", "2024-05", "2024-05-06", "unknown", "2024-05-06T10:00Z")),
          Map.entry("updated_at", texts("2025-01-01", "2025-06-01", "2026-01-01")),
          Map.entry("contributing", labels("retry-storm", "cold-cache", "단일-장애점", "")),
          Map.entry("root_cause", texts("latent-bug", "unknown", "latent-bug ")),
          Map.entry("components", labels("dns", "database", "cache")),
          Map.entry("symptoms", labels("slow", "down")),
          Map.entry("related", labels("C-1", "C-2", "C-3", "C-77", "C-78")),
          Map.entry("recurrence_of", texts("C-1", "C-4", "C-79")),
          Map.entry("action_items", labels("add a test", "add an alarm", "add a test")),
          Map.entry("timeline", timelines()),
          Map.entry("sources", labels("https://example.org/a", "https://example.org/b")),
          Map.entry("x_unknown", anything(2)));

  private static Arbitrary<JsonValue> prose() {
    Arbitrary<JsonValue> plain = texts("Down", "느림", "a \"b\" \\ \u0007 \n c", "");
    Arbitrary<JsonValue> both =
        Combinators.combine(plain, plain)
            .as((en, ko) -> new JsonObject(Map.of("en", en, "ko", ko), 0));
    return Arbitraries.oneOf(plain, both);
  }

  private static Arbitrary<JsonValue> timelines() {
    return texts("0m", "1h 11m", "~2h", "unknown", "2d 3h")
        .map(duration -> new JsonObject(Map.of("resolved_after", duration), 0));
  }

  private static Arbitrary<JsonValue> labels(String... labels) {
    return texts(labels).list().ofMaxSize(3).map(items -> new JsonArray(items, 0));
  }

  private static Arbitrary<JsonValue> texts(String... texts) {
    return Arbitraries.of(texts).map(CaseDocuments::text);
  }

  /** Any JSON value, so deep. */
  private static Arbitrary<JsonValue> anything(int depth) {
    Arbitrary<JsonValue> flat =
        Arbitraries.oneOf(
            texts("", "\u0000", "\uD83D\uDE00", "/", "e\u0301"),
            Arbitraries.of("1e400", "-0", "12345678901234567890", "1.50", "0", "-1E-7")
                .map(number -> (JsonValue) new JsonNumber(number, 0)),
            Arbitraries.of(true, false).map(truth -> (JsonValue) new JsonTruth(truth, 0)),
            Arbitraries.just((JsonValue) new JsonNull(0)));
    if (depth == 0) {
      return flat;
    }
    Arbitrary<JsonValue> inner = anything(depth - 1);
    return Arbitraries.oneOf(
        flat,
        inner.list().ofMaxSize(3).map(items -> (JsonValue) new JsonArray(items, 0)),
        Arbitraries.maps(Arbitraries.of("a", "b", "~/", "가"), inner)
            .ofMaxSize(3)
            .map(members -> (JsonValue) new JsonObject(members, 0)));
  }

  private static JsonValue text(String text) {
    return new JsonText(text, 0);
  }
}
