package dev.ikg.insight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What labels tell, and how alike that makes cases. */
class LikenessTest {

  private static final FacetValue RARE = new FacetValue(Facet.FACTOR, "rare");
  private static final FacetValue COMMON = new FacetValue(Facet.FACTOR, "common");
  private static final FacetValue EVERYWHERE = new FacetValue(Facet.DOMAIN, "everywhere");

  private static final Information<FacetValue> LABELS =
      new Information<>(Map.of(RARE, 1, COMMON, 4, EVERYWHERE, 8), 8);

  private static final Likeness LIKENESS =
      new Likeness(LABELS, new Information<>(Map.of("split", 2, "brain", 2), 8));

  private static DescribedCase described(String id, Set<FacetValue> labels, String... texts) {
    return new DescribedCase(id, labels, DescribedCase.words(List.of(texts)));
  }

  @Test
  void aLabelTellsMinusTheLogarithmOfItsShareOfOrganizations() {
    assertEquals(Math.log(8), LABELS.of(RARE), 1e-12);
    assertEquals(Math.log(2), LABELS.of(COMMON), 1e-12);
    assertEquals(0, LABELS.of(EVERYWHERE), 1e-12);
    assertEquals(Math.log(8), LABELS.of(new FacetValue(Facet.CAUSE, "never met")), 1e-12);
  }

  @Test
  void likenessIsWhatIsSharedAsAPartOfAllThatIsKnown() {
    DescribedCase one = described("A", Set.of(RARE, COMMON, EVERYWHERE), "Split brain");
    DescribedCase other = described("B", Set.of(RARE, EVERYWHERE), "SPLIT, brain!");
    Likeness.Near near = LIKENESS.nearest(one, List.of(other)).get(0);
    // labels: 2 ln 8 / (ln 8 + ln 2 + ln 8) = 6/7; words are the same
    assertEquals(6.0 / 7, near.byLabels(), 1e-12);
    assertEquals(1, near.byWords(), 1e-12);
    assertEquals(13.0 / 14, near.score(), 1e-12);
    assertEquals(List.of(RARE, EVERYWHERE), near.shared());
  }

  @Test
  void theNearestComesFirstThenTheSmallerIdAndTheCaseItselfIsLeftOut() {
    DescribedCase one = described("A", Set.of(RARE, COMMON));
    List<Likeness.Near> near =
        LIKENESS.nearest(
            one,
            List.of(
                described("D", Set.of(COMMON)),
                described("C", Set.of(RARE)),
                one,
                described("B", Set.of(RARE)),
                described("E", Set.of())));
    assertEquals(
        List.of("B", "C", "D", "E"), near.stream().map(each -> each.incident().id()).toList());
    assertEquals(0, near.get(3).score());
  }

  @Test
  void wordsAreRunsOfLettersAndDigitsInAnyScript() {
    assertEquals(
        Set.of("장애가", "db2", "down"), DescribedCase.words(List.of("장애가 DB2", "a down-DB2!")));
  }

  @Test
  void linksThatHangTogetherAreOneChain() {
    List<List<String>> chains =
        Chains.of(
            List.of("A B", "C D", "B C", "X Y", "Z X"),
            link -> link.split(" ", -1)[0],
            link -> link.split(" ", -1)[1]);
    assertEquals(List.of(List.of("A B", "C D", "B C"), List.of("X Y", "Z X")), chains);
  }

  @Test
  void whatFeaturesTellTogetherDoesNotHangOnTheirOrder() {
    Map<String, Integer> reach = new HashMap<>();
    List<String> words = new ArrayList<>();
    for (int i = 1; i < 60; i++) {
      reach.put("w" + i, i);
      words.add("w" + i);
    }
    Information<String> information = new Information<>(reach, 140);
    double told = information.of(words);
    Random random = new Random(1);
    for (int draw = 0; draw < 100; draw++) {
      Collections.shuffle(words, random);
      assertEquals(told, information.of(words), 0.0);
    }
  }
}
