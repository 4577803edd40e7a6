package dev.ikg.intake;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A file of the vocabulary. People who build the program write them, so what is wrong in one is
 * named with its line.
 *
 * @param name what it is called in messages
 */
record VocabularyFile(String name, JsonObject document) {

  /**
   * Reads a file.
   *
   * @throws Failure of kind {@code CONTENT} where it is no JSON object
   */
  static VocabularyFile read(String name, byte[] bytes) {
    Parsed parsed = new JsonReader(IntakeLimits.DEFAULT).read(bytes, name, 1, "");
    if (parsed instanceof Parsed.Refused refused) {
      throw new Failure(Failure.Kind.CONTENT, refused.problems());
    }
    if (parsed instanceof Parsed.Broken broken) {
      throw new Failure(Failure.Kind.CONTENT, List.of(broken.problem()));
    }
    if (parsed instanceof Parsed.Read read && read.value() instanceof JsonObject document) {
      return new VocabularyFile(name, document);
    }
    throw wrong(name, 1, "a vocabulary is one JSON object", "begin with { and the facet");
  }

  /**
   * What it defines.
   *
   * @throws Failure of kind {@code CONTENT} where something of it is not as it must be
   */
  Vocabulary.Definitions definitions() {
    List<Vocabulary.Label> labels = document.objects("labels").map(this::label).toList();
    Set<String> names = new HashSet<>();
    document
        .objects("labels")
        .filter(label -> !names.add(required(label, "name")))
        .findFirst()
        .ifPresent(
            twice -> {
              throw wrong(
                  twice.line(),
                  "the label \"" + required(twice, "name") + "\" is defined twice",
                  "take one of the two away");
            });
    return new Vocabulary.Definitions(
        facet(document, required(document, "facet")),
        localized(document, "title"),
        document
            .objects("groups")
            .map(g -> new Vocabulary.Group(required(g, "name"), localized(g, "definition")))
            .toList(),
        labels);
  }

  /**
   * What people call the labels and the organizations of the file elsewhere; the aliases of a label
   * are a part of its definition.
   *
   * @throws Failure of kind {@code CONTENT} where something of it is not as it must be
   */
  List<Vocabulary.OtherNames> otherNames() {
    Facet facet = facet(document, required(document, "facet"));
    LocalizedText doubt = localized(document, "doubt");
    return Stream.concat(
            document.objects("labels").map(label -> otherNames(facet, label, List.of(), doubt)),
            document
                .objects("organizations")
                .map(org -> otherNames(facet, org, texts(org, "aliases"), doubt)))
        .filter(names -> !names.aliases().isEmpty() || !names.perhaps().isEmpty())
        .toList();
  }

  private Vocabulary.OtherNames otherNames(
      Facet facet, JsonObject named, List<String> aliases, LocalizedText doubt) {
    FacetValue meant = new FacetValue(facet, required(named, "name"));
    return new Vocabulary.OtherNames(meant, aliases, texts(named, "perhaps"), doubt);
  }

  private Vocabulary.Label label(JsonObject label) {
    return new Vocabulary.Label(
        required(label, "name"),
        localized(label, "names"),
        localized(label, "definition"),
        label.text("group"),
        texts(label, "aliases"),
        label.text("phase"),
        texts(label, "near").stream().map(near -> facetValue(label, near)).toList(),
        label.objects("corresponds").map(this::correspondence).toList());
  }

  private Vocabulary.Correspondence correspondence(JsonObject entry) {
    return new Vocabulary.Correspondence(
        required(entry, "taxonomy"), required(entry, "name"), required(entry, "source"));
  }

  /** A label with its facet, such as {@code factor:unmonitored-limit}. */
  private FacetValue facetValue(JsonObject label, String text) {
    int colon = text.indexOf(':');
    if (colon < 0 || colon + 1 == text.length()) {
      throw wrong(
          label.line(),
          "\"" + text + "\" is no label with its facet",
          "write it such as factor:unmonitored-limit");
    }
    return new FacetValue(facet(label, text.substring(0, colon)), text.substring(colon + 1));
  }

  private Facet facet(JsonObject where, String word) {
    return Facet.named(word)
        .orElseThrow(
            () ->
                wrong(
                    where.line(),
                    "there is no facet \"" + word + "\"",
                    "the other files of the vocabulary name those that there are"));
  }

  private String required(JsonObject object, String member) {
    return object
        .text(member)
        .filter(text -> !text.isBlank())
        .orElseThrow(
            () ->
                wrong(
                    object.line(),
                    "the object that begins here has no \"" + member + "\" that is a text",
                    "add it"));
  }

  private Failure wrong(int line, String message, String hint) {
    return wrong(name, line, message, hint);
  }

  private static Failure wrong(String name, int line, String message, String hint) {
    return new Failure(
        Failure.Kind.CONTENT,
        List.of(Problem.error(new Place.InFile(name, line, ""), message, hint)));
  }

  private static LocalizedText localized(JsonObject object, String name) {
    Map<String, String> byLanguage = new TreeMap<>();
    object
        .object(name)
        .ifPresent(
            texts ->
                texts
                    .members()
                    .keySet()
                    .forEach(l -> texts.text(l).ifPresent(t -> byLanguage.put(l, t))));
    return LocalizedText.of(byLanguage);
  }

  private static List<String> texts(JsonObject object, String name) {
    return object.array(name).stream()
        .flatMap(array -> array.items().stream())
        .filter(JsonText.class::isInstance)
        .map(item -> ((JsonText) item).text())
        .toList();
  }
}
