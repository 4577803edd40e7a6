package dev.ikg.index;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Entry;
import dev.ikg.index.CaseIndex.Mark;
import dev.ikg.question.Dimension;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An index that is written is read as it was, or not at all. */
class IndexFileTest {

  private static final long[] NUMBERS = {
    CaseIndex.UNKNOWN, Long.MIN_VALUE + 2, -719_528, -1, 0, 1, 63, 64, 20_000, Long.MAX_VALUE / 2
  };
  private static final List<String> TEXTS =
      List.of("", "2021", "2021-03", "named", "장애", "a".repeat(200), "\n\u0000\"", "𝒳");

  @TempDir private Path folder = Path.of("");

  @Property(tries = 200)
  void anyIndexIsReadAsItWasWritten(@ForAll long seed, @ForAll @IntRange(max = 40) int cases) {
    CaseIndex index = made(new Random(seed), cases);
    byte[] bytes = bytes(index);
    CaseIndex read = IndexDecoder.read(ByteBuffer.wrap(bytes));
    assertArrayEquals(bytes, bytes(read));
    assertSame(index, read);
  }

  private static void assertSame(CaseIndex index, CaseIndex read) {
    assertEquals(index.size(), read.size());
    for (int incident = 0; incident < index.size(); incident++) {
      assertEquals(index.incidents().entry(incident), read.incidents().entry(incident));
      assertEquals(index.id(incident), read.id(incident));
      assertEquals(incident, read.place("id-" + incident));
      assertEquals(
          new HashSet<>(index.links().of(incident)), new HashSet<>(read.links().of(incident)));
    }
    assertEquals(index.carried(), read.carried());
    for (Facet facet : Facet.values()) {
      assertSame(index.facet(facet), read.facet(facet));
    }
    for (Dimension dimension : CaseIndex.CALENDAR) {
      assertSame(index.dimension(dimension), read.dimension(dimension));
    }
    for (Mark mark : Mark.values()) {
      assertEquals(index.marked(mark), read.marked(mark));
    }
  }

  private static void assertSame(FacetIndex facet, FacetIndex read) {
    assertEquals(facet.keys(), read.keys());
    assertEquals(facet.known(), read.known());
    for (int value = 0; value < facet.keys().size(); value++) {
      assertArrayEquals(facet.cases(value), read.cases(value));
      assertEquals(facet.names(value), read.names(value));
    }
  }

  @Test
  void itIsFoundUnderTheStampThatItWasKeptUnder() {
    IndexFile file = new IndexFile(folder.resolve("cases"));
    assertTrue(file.read("one").isEmpty());
    file.write(made(new Random(1), 20), "one");
    assertEquals(Optional.of(20), file.read("one").map(CaseIndex::size));
    assertTrue(file.read("two").isEmpty());
    assertTrue(file.read("on").isEmpty());
    file.write(made(new Random(2), 30), "two");
    assertEquals(Optional.of(30), file.read("two").map(CaseIndex::size));
    assertTrue(file.read("one").isEmpty());
  }

  @Test
  void oneThatIsDamagedCountsAsNone() throws IOException {
    Path path = folder.resolve("cases");
    IndexFile file = new IndexFile(path);
    file.write(made(new Random(3), 4), "one");
    byte[] whole = Files.readAllBytes(path);
    for (int place = 0; place < whole.length; place++) {
      byte[] damaged = whole.clone();
      damaged[place] ^= 0x10;
      Files.write(path, damaged);
      assertTrue(file.read("one").isEmpty(), "byte " + place);
    }
    for (int length = 0; length < whole.length; length += 7) {
      Files.write(path, java.util.Arrays.copyOf(whole, length));
      assertTrue(file.read("one").isEmpty(), length + " bytes");
    }
    Files.write(path, whole);
    assertTrue(file.read("one").isPresent());
  }

  @Test
  void whereItCannotBeWrittenNothingHappens() {
    IndexFile file = new IndexFile(folder.resolve("missing").resolve("cases"));
    file.write(made(new Random(4), 20), "one");
    assertTrue(file.read("one").isEmpty());
  }

  @Test
  void whatAKilledWriterLeftIsTakenAwayInTime() throws IOException {
    Path old = Files.write(folder.resolve(".draft1"), new byte[100]);
    Path young = Files.write(folder.resolve(".draft2"), new byte[100]);
    Files.setLastModifiedTime(old, FileTime.fromMillis(0));

    new IndexFile(folder.resolve("cases")).write(made(new Random(5), 20), "one");

    assertTrue(Files.notExists(old));
    assertTrue(Files.exists(young));
  }

  @Test
  void whatIsNoFileOfOursCountsAsNoneAndIsWrittenOver() throws IOException {
    Path path = folder.resolve("cases");
    IndexFile file = new IndexFile(path);
    Path elsewhere = folder.resolve("elsewhere");
    new IndexFile(elsewhere).write(made(new Random(6), 20), "one");
    byte[] before = Files.readAllBytes(elsewhere);

    Files.createSymbolicLink(path, elsewhere);
    assertTrue(file.read("one").isEmpty());
    file.write(made(new Random(7), 30), "one");
    assertEquals(Optional.of(30), file.read("one").map(CaseIndex::size));
    assertArrayEquals(before, Files.readAllBytes(elsewhere));

    try (RandomAccessFile huge = new RandomAccessFile(path.toFile(), "rw")) {
      huge.setLength(3L << 30);
    }
    assertTrue(file.read("one").isEmpty());

    Files.delete(path);
    Files.createSymbolicLink(path, Path.of("/dev/zero"));
    assertTrue(file.read("one").isEmpty());
  }

  private static byte[] bytes(CaseIndex index) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      IndexEncoder.write(index, bytes);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
    return bytes.toByteArray();
  }

  private static CaseIndex made(Random random, int cases) {
    Incidents.Builder incidents = new Incidents.Builder();
    for (int i = 0; i < cases; i++) {
      incidents.add(
          new Entry(
              "id-" + i,
              text(random),
              number(random),
              number(random),
              number(random),
              number(random)));
    }
    Map<Facet, FacetIndex> facets = new EnumMap<>(Facet.class);
    for (Facet facet : Facet.values()) {
      facets.put(facet, facet(random, cases));
    }
    Map<Dimension, FacetIndex> calendar = new EnumMap<>(Dimension.class);
    for (Dimension dimension : CaseIndex.CALENDAR) {
      calendar.put(dimension, facet(random, cases));
    }
    Map<Mark, BitSet> marks = new EnumMap<>(Mark.class);
    for (Mark mark : Mark.values()) {
      BitSet marked = new BitSet();
      random.ints(cases / 3, 0, Math.max(cases, 1)).forEach(marked::set);
      marks.put(mark, marked);
    }
    LinkIndex.Builder links = new LinkIndex.Builder(cases);
    for (int i = 0; i < cases / 2; i++) {
      links.add(
          random.nextInt(cases),
          random.nextInt(cases),
          new LinkIndex.Said(random.nextBoolean(), text(random), text(random)));
    }
    return new CaseIndex(incidents.build(), facets, calendar, marks, links.build());
  }

  private static FacetIndex facet(Random random, int cases) {
    FacetIndex.Builder builder = new FacetIndex.Builder();
    for (int i = 0; i < cases * 3; i++) {
      String key = "label-" + random.nextInt(9);
      List<String> names = random.nextBoolean() ? List.of() : List.of(text(random), text(random));
      builder.cases(key, names).add(random.nextInt(cases));
    }
    return builder.build(IntStream.range(0, cases).toArray());
  }

  private static long number(Random random) {
    return NUMBERS[random.nextInt(NUMBERS.length)];
  }

  private static String text(Random random) {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }
}
