package dev.ikg.index;

import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Mark;
import dev.ikg.index.LinkIndex.Said;
import dev.ikg.question.Dimension;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Writes an index as bytes, which {@link IndexDecoder} reads: columns as they are in memory, each
 * behind its length, so that reading is copying.
 */
final class IndexEncoder {

  /** That of most machines. */
  static final ByteOrder ORDER = ByteOrder.LITTLE_ENDIAN;

  private static final int BYTES_AT_ONCE = 1 << 16;

  private final OutputStream out;
  private final ByteBuffer buffer = ByteBuffer.allocate(BYTES_AT_ONCE).order(ORDER);

  private IndexEncoder(OutputStream out) {
    this.out = out;
  }

  static void write(CaseIndex index, OutputStream out) throws IOException {
    new IndexEncoder(out).write(index);
  }

  private void write(CaseIndex index) throws IOException {
    incidents(index.incidents());
    for (Facet facet : Facet.values()) {
      facet(index.facet(facet));
    }
    for (Dimension dimension : CaseIndex.CALENDAR) {
      facet(index.dimension(dimension));
    }
    for (Mark mark : Mark.values()) {
      longs(index.marked(mark).toLongArray());
    }
    links(index.links().links());
  }

  private void incidents(Incidents incidents) throws IOException {
    bytes(incidents.ids().text());
    ints(incidents.ids().ends());
    texts(incidents.dates());
    ints(incidents.dateOf());
    longs(incidents.firstDays());
    longs(incidents.lastDays());
    longs(incidents.detection());
    longs(incidents.resolution());
  }

  private void facet(FacetIndex facet) throws IOException {
    texts(facet.keys());
    for (int value = 0; value < facet.keys().size(); value++) {
      texts(facet.names(value));
      ints(facet.cases(value));
    }
  }

  private void links(LinkIndex.Columns links) throws IOException {
    ints(links.from());
    ints(links.to());
    ints(links.said());
    count(links.texts().size());
    for (Said said : links.texts()) {
      count(said.recurrence() ? 1 : 0);
      text(said.kind());
      text(said.basis());
    }
  }

  private void texts(List<String> texts) throws IOException {
    count(texts.size());
    for (String text : texts) {
      text(text);
    }
  }

  private void text(String text) throws IOException {
    bytes(text.getBytes(StandardCharsets.UTF_8));
  }

  private void bytes(byte[] bytes) throws IOException {
    count(bytes.length);
    out.write(bytes);
  }

  private void ints(int[] numbers) throws IOException {
    count(numbers.length);
    int most = BYTES_AT_ONCE / Integer.BYTES;
    for (int begin = 0; begin < numbers.length; begin += most) {
      int some = Math.min(most, numbers.length - begin);
      buffer.asIntBuffer().put(numbers, begin, some);
      out.write(buffer.array(), 0, some * Integer.BYTES);
    }
  }

  private void longs(long[] numbers) throws IOException {
    count(numbers.length);
    int most = BYTES_AT_ONCE / Long.BYTES;
    for (int begin = 0; begin < numbers.length; begin += most) {
      int some = Math.min(most, numbers.length - begin);
      buffer.asLongBuffer().put(numbers, begin, some);
      out.write(buffer.array(), 0, some * Long.BYTES);
    }
  }

  private void count(int number) throws IOException {
    out.write(buffer.putInt(0, number).array(), 0, Integer.BYTES);
  }
}
