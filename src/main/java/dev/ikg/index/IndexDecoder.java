package dev.ikg.index;

import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Entry;
import dev.ikg.index.CaseIndex.Mark;
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
  private final List<String> words = new ArrayList<>();

  private IndexDecoder(ByteBuffer in) {
    this.in = in;
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
    int size = count();
    List<Entry> entries = new ArrayList<>(size);
    for (int incident = 0; incident < size; incident++) {
      entries.add(new Entry(text(), word(), known(), known(), known(), known()));
    }
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
      BitSet marked = new BitSet(size);
      for (int incident : incidents()) {
        marked.set(incident);
      }
      marks.put(mark, marked);
    }
    return new CaseIndex(entries, facets, calendar, marks, links(size));
  }

  private FacetIndex facet(int cases) {
    int values = count();
    List<String> keys = new ArrayList<>(values);
    List<List<String>> names = new ArrayList<>(values);
    int[][] casesOf = new int[values][];
    for (int value = 0; value < values; value++) {
      keys.add(text());
      names.add(texts());
      casesOf[value] = incidents();
    }
    return new FacetIndex(keys, names, casesOf, cases);
  }

  private List<String> texts() {
    int size = count();
    List<String> texts = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      texts.add(text());
    }
    return List.copyOf(texts);
  }

  private int[] incidents() {
    int[] incidents = new int[count()];
    int before = 0;
    for (int i = 0; i < incidents.length; i++) {
      before += count();
      incidents[i] = before;
    }
    return incidents;
  }

  private LinkIndex links(int size) {
    LinkIndex.Builder links = new LinkIndex.Builder(size);
    for (int incident = 0; incident < size; incident++) {
      for (int left = count(); left > 0; left--) {
        links.add(incident, count(), count() == 1, word(), word());
      }
    }
    return links.build();
  }

  private String word() {
    int number = count();
    if (number == words.size()) {
      words.add(text());
    }
    return words.get(number);
  }

  private String text() {
    byte[] bytes = new byte[count()];
    in.get(bytes);
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private long known() {
    long number = number();
    return number == 0 ? CaseIndex.UNKNOWN : ((number - 1) >>> 1) ^ -((number - 1) & 1);
  }

  private int count() {
    return Math.toIntExact(number());
  }

  private long number() {
    long number = 0;
    int shift = 0;
    byte next = in.get();
    while (next < 0) {
      number |= (long) (next & 0x7F) << shift;
      shift += 7;
      next = in.get();
    }
    return number | (long) next << shift;
  }
}
