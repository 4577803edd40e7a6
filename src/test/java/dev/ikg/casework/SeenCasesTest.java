package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.casework.SeenCases.Fate;
import dev.ikg.problem.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a load remembers of the cases that it has taken. */
class SeenCasesTest {

  private record Kept(Fate fate, boolean doubtful, Place place) {}

  private static final List<Fate> FATES = List.of(Fate.values());

  private final SeenCases seen = new SeenCases();

  @Test
  void whatWasKeptLastIsRemembered() {
    Random random = new Random(5);
    Map<String, Kept> expected = new HashMap<>();
    for (int i = 0; i < 60_000; i++) {
      String id = "case-" + random.nextInt(30_000);
      Fate fate = FATES.get(random.nextInt(FATES.size()));
      Kept kept = new Kept(fate, random.nextBoolean(), at("file-" + i / 1000, i % 1000 + 1));
      seen.keep(id, kept.fate(), kept.doubtful(), kept.place());
      expected.put(id, kept);
    }
    for (int i = 0; i < 30_000; i++) {
      String id = "case-" + i;
      assertEquals(Optional.ofNullable(expected.get(id)), found(id), id);
    }
  }

  private Optional<Kept> found(String id) {
    return seen.fate(id).map(fate -> new Kept(fate, seen.doubtful(id), seen.place(id)));
  }

  @Test
  void whatNeverCameIsNotKnown() {
    assertEquals(Optional.empty(), seen.fate("made-1"));
    assertEquals(Place.nowhere(), seen.place("made-1"));
  }

  @Test
  void aPlaceThatIsNoLineIsNotKnown() {
    seen.keep("made-1", Fate.ADDED, false, Place.nowhere());
    assertEquals(Place.nowhere(), seen.place("made-1"));
  }

  /** As when a document of the next file replaces one in a batch. */
  @Test
  void linesAndFilesMayComeInAnyOrder() {
    Place[] places = {
      at("a", 7), at("a", 9), at("b", 3), at("a", 8), at("a", 2), at("b", 2_000_000_000), at("c", 1)
    };
    for (int i = 0; i < places.length; i++) {
      seen.keep("made-" + i, Fate.CHANGED, false, places[i]);
    }
    for (int i = 0; i < places.length; i++) {
      assertEquals(places[i], seen.place("made-" + i));
    }
  }

  @Test
  void whereNoNumberIsLeftThePlaceIsNotKnownAndTheFateIs() {
    for (int i = 0; i < 4; i++) {
      seen.keep("made-" + i, Fate.ADDED, true, at("file-" + i, 1));
      seen.keep("last-" + i, Fate.ADDED, true, at("file-" + i, Integer.MAX_VALUE));
    }
    assertEquals(at("file-1", Integer.MAX_VALUE), seen.place("last-1"));
    assertEquals(Place.nowhere(), seen.place("last-3"));
    assertEquals(Optional.of(Fate.ADDED), seen.fate("last-3"));
  }

  @Test
  void ofTooManyFilesThePlaceIsNotKnownAndTheFateIs() {
    for (int i = 0; i <= 100_000; i++) {
      seen.keep("made-" + i, Fate.ADDED, false, at("file-" + i, 1));
    }
    assertEquals(at("file-99999", 1), seen.place("made-99999"));
    assertEquals(Place.nowhere(), seen.place("made-100000"));
    assertEquals(Optional.of(Fate.ADDED), seen.fate("made-100000"));
  }

  private static Place at(String file, int line) {
    return new Place.InFile(file, line, "");
  }
}
