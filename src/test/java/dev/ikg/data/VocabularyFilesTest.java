package dev.ikg.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The vocabulary files are well formed, and no spelling leads to two labels of one facet. */
class VocabularyFilesTest {

  private static final Map<String, JsonNode> FILES = BundledData.vocabulary();
  private static final Set<String> PHASES = Set.of("occur", "spread", "detect", "recover");

  /** Words of the pattern language that a label or an alias cannot be. */
  private static final Set<String> RESERVED =
      Set.of(
          ("with without and or not then followed by within any all same known unknown text"
                  + " promised across since before between lasting detected order limit in at on")
              .split(" "));

  @Test
  void everyFacetThatCasesCarryHasItsFile() {
    Set<String> facets = new HashSet<>();
    FILES.values().forEach(file -> facets.add(file.path("facet").asString()));
    assertEquals(
        Set.of(
            "factor",
            "cause",
            "component",
            "symptom",
            "domain",
            "severity",
            "source",
            "evidence",
            "trigger",
            "detected-by",
            "date-kind",
            "org"),
        facets);
  }

  @Test
  void everyOrganizationWithOtherNamesHasACase() {
    Set<String> slugs =
        BundledData.cases().values().stream()
            .map(document -> document.path("org_slug").asString())
            .collect(Collectors.toSet());
    List<String> unknown =
        organizations().map(VocabularyFilesTest::name).filter(n -> !slugs.contains(n)).toList();
    assertEquals(List.of(), unknown);
  }

  @Test
  void noOtherNameIsTheNameOfSomethingElse() {
    for (JsonNode file : FILES.values()) {
      List<String> names = new ArrayList<>();
      named(file).flatMap(VocabularyFilesTest::spellings).forEach(n -> names.add(folded(n)));
      List<String> faults =
          named(file)
              .flatMap(one -> BundledData.strings(one.path("perhaps")).stream())
              .filter(perhaps -> names.contains(perhaps) || !perhaps.equals(folded(perhaps)))
              .toList();
      assertEquals(List.of(), faults, file.path("facet").asString());
    }
  }

  @Test
  void noAliasOfAnOrganizationIsTheNameOfAnother() {
    List<String> names = new ArrayList<>();
    for (JsonNode document : BundledData.cases().values()) {
      names.add(folded(document.path("org").asString()));
    }
    organizations()
        .flatMap(one -> BundledData.strings(one.path("aliases")).stream())
        .peek(alias -> assertTrue(!names.contains(alias), alias))
        .forEach(names::add);
    assertTrue(names.contains("gcp"), "the names of " + names.size());
  }

  private static Stream<JsonNode> organizations() {
    return BundledData.vocabulary("organizations").path("organizations").valueStream();
  }

  private static Stream<JsonNode> named(JsonNode file) {
    return Stream.concat(
        file.path("labels").valueStream(), file.path("organizations").valueStream());
  }

  @Test
  void everyLabelHasItsNamesAndDefinitionInBothLanguages() {
    assertNoFaults(
        (file, label) ->
            Stream.of("/names/en", "/names/ko", "/definition/en", "/definition/ko")
                .filter(text -> label.at(text).asString().isBlank()));
  }

  @Test
  void everySpellingLeadsToOneLabel() {
    for (JsonNode file : FILES.values()) {
      Map<String, String> owners = new HashMap<>();
      List<String> faults = new ArrayList<>();
      for (JsonNode label : file.path("labels").values()) {
        spellings(label)
            .map(VocabularyFilesTest::folded)
            .distinct()
            .forEach(
                spelling -> {
                  String owner = owners.putIfAbsent(spelling, name(label));
                  if (owner != null) {
                    faults.add(spelling + ": " + owner + ", " + name(label));
                  }
                });
      }
      assertEquals(List.of(), faults, file.path("facet").asString());
    }
  }

  @Test
  void noSpellingIsAWordOfThePatternLanguage() {
    assertNoFaults((file, label) -> spellings(label).filter(RESERVED::contains));
  }

  @Test
  void everyGroupIsDefinedAndUsed() {
    for (JsonNode file : FILES.values()) {
      Set<String> defined = new HashSet<>();
      file.path("groups")
          .forEach(
              group -> {
                assertTrue(!group.at("/definition/en").asString().isBlank(), group::toString);
                assertTrue(!group.at("/definition/ko").asString().isBlank(), group::toString);
                defined.add(name(group));
              });
      Set<String> used = new HashSet<>();
      file.path("labels")
          .forEach(label -> label.path("group").stringValueOpt().ifPresent(used::add));
      assertEquals(defined, used, file.path("facet").asString());
    }
  }

  @Test
  void everyNearLabelExists() {
    Set<String> labels = new HashSet<>();
    FILES
        .values()
        .forEach(
            file ->
                file.path("labels")
                    .forEach(l -> labels.add(file.path("facet").asString() + ":" + name(l))));
    assertNoFaults(
        (file, label) ->
            BundledData.strings(label.path("near")).stream().filter(n -> !labels.contains(n)));
  }

  @Test
  void everyFactorSaysWhenItCounts() {
    BundledData.vocabulary("factors")
        .path("labels")
        .forEach(label -> assertTrue(PHASES.contains(label.path("phase").asString()), name(label)));
  }

  @Test
  void everyCorrespondenceNamesTheTaxonomyTheEntryAndWhereItStands() {
    assertNoFaults(
        (file, label) ->
            label
                .path("corresponds")
                .valueStream()
                .filter(
                    c ->
                        c.path("taxonomy").asString().isBlank()
                            || c.path("name").asString().isBlank()
                            || !c.path("source").asString().startsWith("https://"))
                .map(JsonNode::toString));
  }

  private static void assertNoFaults(BiFunction<JsonNode, JsonNode, Stream<String>> faultsOf) {
    List<String> faults = new ArrayList<>();
    FILES
        .values()
        .forEach(
            file ->
                file.path("labels")
                    .forEach(
                        label ->
                            faultsOf
                                .apply(file, label)
                                .forEach(fault -> faults.add(name(label) + ": " + fault))));
    assertEquals(List.of(), faults);
  }

  private static Stream<String> spellings(JsonNode label) {
    return Stream.concat(
        Stream.of(name(label), label.at("/names/en").asString(), label.at("/names/ko").asString()),
        BundledData.strings(label.path("aliases")).stream());
  }

  private static String folded(String spelling) {
    return spelling.toLowerCase(Locale.ROOT).replace(' ', '-');
  }

  private static String name(JsonNode named) {
    return named.path("name").asString();
  }
}
