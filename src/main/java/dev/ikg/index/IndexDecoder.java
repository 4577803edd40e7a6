package dev.ikg.index;

import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Mark;
import dev.ikg.index.LinkIndex.Said;
import dev.ikg.question.Dimension;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Reads the bytes of an index, as {@link IndexEncoder} wrote them. */
final class IndexDecoder {

  private final ByteBuffer in;

  private IndexDecoder(ByteBuffer in) {
    this.in = in.slice().order(IndexEncoder.ORDER);
  }

  /**
   * Reads an index.
   *
   * @param in what was written, all of it
   */
  static CaseIndex read(ByteBuffer in) {
    return new IndexDecoder(in).index();
  }

  private CaseIndex index() {
    Incidents incidents = incidents();
    int size = incidents.size();
    Map<Facet, FacetIndex> facets = new EnumMap<>(Facet.class);
    for (Facet facet : Facet.values()) {
      facets.put(facet, facet(size));
    }
    Map<Dimension, FacetIndex> calendar = new EnumMap<>(Dimension.class);
    for (Dimension dimension : CaseIndex.CALENDAR) {
      calendar.put(dimension, facet(size));
    }
    Map<Mark, BitSet> marks = new EnumMap<>(Mark.class);
    for (Mark mark : Mark.values()) {
      marks.put(mark, BitSet.valueOf(longs()));
    }
    return new CaseIndex(incidents, facets, calendar, marks, new LinkIndex(links(), size));
  }

  private Incidents incidents() {
    return new Incidents(
        new Ids(bytes(), ints()), texts(), ints(), longs(), longs(), longs(), longs());
  }

  private FacetIndex facet(int cases) {
    List<String> keys = texts();
    List<List<String>> names = new ArrayList<>(keys.size());
    int[][] casesOf = new int[keys.size()][];
    for (int value = 0; value < casesOf.length; value++) {
      names.add(texts());
      casesOf[value] = ints();
    }
    return new FacetIndex(keys, names, casesOf, cases);
  }

  private LinkIndex.Columns links() {
    int[] from = ints();
    int[] to = ints();
    int[] said = ints();
    int size = in.getInt();
    List<Said> texts = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      texts.add(new Said(in.getInt() == 1, text(), text()));
    }
    return new LinkIndex.Columns(from, to, said, texts);
  }

  private List<String> texts() {
    int size = in.getInt();
    List<String> texts = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      texts.add(text());
    }
    return List.copyOf(texts);
  }

  private String text() {
    return new String(bytes(), StandardCharsets.UTF_8);
  }

  private byte[] bytes() {
    byte[] bytes = new byte[in.getInt()];
    in.get(bytes);
    return bytes;
  }

  private int[] ints() {
    int[] numbers = new int[in.getInt()];
    in.asIntBuffer().get(numbers);
    skip((long) numbers.length * Integer.BYTES);
    return numbers;
  }

  private long[] longs() {
    long[] numbers = new long[in.getInt()];
    in.asLongBuffer().get(numbers);
    skip((long) numbers.length * Long.BYTES);
    return numbers;
  }

  private void skip(long bytes) {
    in.position(Math.toIntExact(in.position() + bytes));
  }
}
