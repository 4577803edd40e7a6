package dev.ikg.index;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.index.CaseIndex.Entry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.constraints.UniqueElements;

/** The columns of cases hold what came, in whatever order. */
class IncidentsTest {

  @Property
  void idsAreFoundAndOrderedAsTexts(
      @ForAll @Size(min = 1, max = 30) @UniqueElements
          List<
                  @CharRange(from = 'y', to = '{') @CharRange(from = '가', to = '각')
                  @StringLength(max = 4) String>
              plain) {
    // Those beyond 16 bits come after all others, though their halves do not.
    List<String> ids = new ArrayList<>(plain);
    plain.forEach(id -> ids.add(id + "\uD835\uDCB3"));
    plain.forEach(id -> ids.add(id + "\uFF5E"));
    Ids.Builder builder = new Ids.Builder();
    ids.forEach(builder::add);
    Ids packed = builder.build();
    for (int one = 0; one < ids.size(); one++) {
      assertEquals(ids.get(one), packed.get(one));
      assertEquals(one, packed.place(ids.get(one)));
      for (int other = 0; other < ids.size(); other++) {
        assertEquals(
            Integer.signum(TextOrder.BY_CODE_POINT.compare(ids.get(one), ids.get(other))),
            Integer.signum(packed.compare(one, other)),
            ids.get(one) + " and " + ids.get(other));
      }
    }
    assertEquals(-1, packed.place("no such id"));
  }

  @Property(tries = 100)
  void casesAreTheSameInAnotherOrder(@ForAll long seed) {
    Random random = new Random(seed);
    List<Entry> entries = new ArrayList<>();
    Incidents.Builder builder = new Incidents.Builder();
    int cases = random.nextInt(50);
    for (int i = 0; i < cases; i++) {
      entries.add(
          new Entry(
              "id-" + random.nextInt(),
              "20" + random.nextInt(99),
              random.nextLong(),
              random.nextLong(),
              random.nextLong(),
              random.nextLong()));
      builder.add(entries.get(i));
    }
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < entries.size(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, random);

    Incidents sorted = builder.build().in(order.stream().mapToInt(Integer::intValue).toArray());

    assertEquals(entries.size(), sorted.size());
    for (int place = 0; place < order.size(); place++) {
      assertEquals(entries.get(order.get(place)), sorted.entry(place));
    }
  }
}
