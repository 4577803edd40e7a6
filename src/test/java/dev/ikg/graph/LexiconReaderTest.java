package dev.ikg.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.LocalizedText;
import dev.ikg.incident.Vocabulary;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What organizations are called elsewhere counts for those that a graph has. */
class LexiconReaderTest {

  private static final FacetValue AMAZON = new FacetValue(Facet.ORG, "amazon-web-services");

  private static final Vocabulary VOCABULARY =
      new Vocabulary(
          "v",
          List.of(),
          List.of(
              new Vocabulary.OtherNames(
                  AMAZON, List.of("aws"), List.of("amazon"), LocalizedText.NONE)));

  @Test
  void anAliasIsANameOfTheOrganizationAndOfTheProvider() {
    FacetValue provider = new FacetValue(Facet.PROVIDER, AMAZON.key());
    assertEquals(List.of(AMAZON, provider), found(lexicon(AMAZON, provider), "AWS"));
  }

  @Test
  void aNameThatMayMeanSomethingElseIsNoName() {
    Lexicon lexicon = lexicon(AMAZON);
    assertEquals(List.of(), found(lexicon, "amazon"));
    assertEquals(
        List.of(new Lexicon.Perhaps(AMAZON, LocalizedText.NONE)),
        lexicon.perhaps("Amazon", Optional.of(Facet.ORG)));
    assertEquals(List.of(), lexicon.perhaps("Amazon", Optional.of(Facet.SEVERITY)));
  }

  @Test
  void anOrganizationThatTheGraphDoesNotHaveHasNoOtherNames() {
    Lexicon lexicon = lexicon(new FacetValue(Facet.ORG, "github"));
    assertEquals(List.of(), found(lexicon, "aws"));
    assertEquals(List.of(), lexicon.perhaps("amazon", Optional.empty()));
  }

  @Test
  void anOrganizationKeepsItsOwnName() {
    FacetValue own = new FacetValue(Facet.ORG, "AWS");
    assertEquals(List.of(own), found(lexicon(AMAZON, own), "aws"));
  }

  private static Lexicon lexicon(FacetValue... carried) {
    List<Lexicon.Entry> entries =
        Stream.of(carried).map(value -> Lexicon.Entry.carried(value, List.of(), 1)).toList();
    return LexiconReader.of(entries, VOCABULARY);
  }

  private static List<FacetValue> found(Lexicon lexicon, String name) {
    return lexicon.labels(name, Optional.empty()).stream().map(Lexicon.Entry::value).toList();
  }
}
