package dev.ikg.intake;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.JsonValue.JsonArray;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Reads the vocabulary that comes with the program. */
public final class VocabularyReader {

  /** The files under {@code data/vocabulary/}, in the order of the facets. */
  static final List<String> FILES =
      List.of(
          "factors",
          "causes",
          "components",
          "symptoms",
          "domains",
          "severities",
          "sources",
          "evidence",
          "triggers",
          "detected-by");

  private VocabularyReader() {}

  /**
   * The vocabulary of the program.
   *
   * @throws IllegalStateException where a file is missing or not as it must be
   */
  public static Vocabulary bundled() {
    List<JsonObject> documents = FILES.stream().map(VocabularyReader::document).toList();
    return new Vocabulary(
        CanonicalJson.digest(new JsonArray(List.copyOf(documents), 0)),
        documents.stream().map(VocabularyReader::definitions).toList());
  }

  private static JsonObject document(String name) {
    String resource = "/vocabulary/" + name + ".json";
    try (InputStream in = VocabularyReader.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no vocabulary " + resource);
      }
      Parsed parsed = new JsonReader(IntakeLimits.DEFAULT).read(in.readAllBytes(), resource, 1, "");
      if (parsed instanceof Parsed.Read read && read.value() instanceof JsonObject document) {
        return document;
      }
      throw new IllegalStateException(resource + " is no vocabulary");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Vocabulary.Definitions definitions(JsonObject document) {
    return new Vocabulary.Definitions(
        Facet.named(required(document, "facet")).orElseThrow(),
        localized(document, "title"),
        objects(document, "groups")
            .map(g -> new Vocabulary.Group(required(g, "name"), localized(g, "definition")))
            .toList(),
        objects(document, "labels").map(VocabularyReader::label).toList());
  }

  private static Vocabulary.Label label(JsonObject label) {
    return new Vocabulary.Label(
        required(label, "name"),
        localized(label, "names"),
        localized(label, "definition"),
        label.text("group"),
        texts(label, "aliases"),
        label.text("phase"),
        texts(label, "near").stream().map(VocabularyReader::facetValue).toList(),
        objects(label, "corresponds").map(VocabularyReader::correspondence).toList());
  }

  private static Vocabulary.Correspondence correspondence(JsonObject entry) {
    return new Vocabulary.Correspondence(
        required(entry, "taxonomy"), required(entry, "name"), required(entry, "source"));
  }

  /** A label with its facet, such as {@code factor:unmonitored-limit}. */
  private static FacetValue facetValue(String text) {
    int colon = text.indexOf(':');
    return new FacetValue(
        Facet.named(text.substring(0, colon)).orElseThrow(), text.substring(colon + 1));
  }

  private static String required(JsonObject object, String name) {
    Optional<String> text = object.text(name);
    return text.orElseThrow(
        () -> new IllegalStateException("line " + object.line() + " has no " + name));
  }

  private static LocalizedText localized(JsonObject object, String name) {
    Map<String, String> byLanguage = new TreeMap<>();
    object
        .get(name)
        .filter(JsonObject.class::isInstance)
        .map(JsonObject.class::cast)
        .ifPresent(
            texts ->
                texts
                    .members()
                    .keySet()
                    .forEach(l -> texts.text(l).ifPresent(t -> byLanguage.put(l, t))));
    return LocalizedText.of(byLanguage);
  }

  private static List<String> texts(JsonObject object, String name) {
    return items(object, name)
        .filter(JsonText.class::isInstance)
        .map(item -> ((JsonText) item).text())
        .toList();
  }

  private static Stream<JsonObject> objects(JsonObject object, String name) {
    return items(object, name).filter(JsonObject.class::isInstance).map(JsonObject.class::cast);
  }

  private static Stream<JsonValue> items(JsonObject object, String name) {
    return object
        .get(name)
        .filter(JsonArray.class::isInstance)
        .map(array -> ((JsonArray) array).items().stream())
        .orElse(Stream.empty());
  }
}
