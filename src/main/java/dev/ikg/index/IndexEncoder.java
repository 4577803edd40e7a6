package dev.ikg.index;

import dev.ikg.incident.Facet;
import dev.ikg.index.CaseIndex.Entry;
import dev.ikg.index.CaseIndex.Mark;
import dev.ikg.index.LinkIndex.Link;
import dev.ikg.question.Dimension;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes an index as bytes, which {@link IndexDecoder} reads. Numbers are written seven bits at a
 * time, the lowest first; of cases in order, how far each is behind the one before.
 */
final class IndexEncoder {

  private final OutputStream out;
  private final Map<String, Integer> words = new HashMap<>();

  private IndexEncoder(OutputStream out) {
    this.out = out;
  }

  static void write(CaseIndex index, OutputStream out) throws IOException {
    new IndexEncoder(out).write(index);
  }

  private void write(CaseIndex index) throws IOException {
    count(index.size());
    for (int incident = 0; incident < index.size(); incident++) {
      entry(index.entry(incident));
    }
    for (Facet facet : Facet.values()) {
      facet(index.facet(facet));
    }
    for (Dimension dimension : CaseIndex.CALENDAR) {
      facet(index.dimension(dimension));
    }
    for (Mark mark : Mark.values()) {
      BitSet marked = index.marked(mark);
      incidents(marked.stream().toArray());
    }
    for (int incident = 0; incident < index.size(); incident++) {
      links(index.links().of(incident));
    }
  }

  private void entry(Entry entry) throws IOException {
    text(entry.id());
    word(entry.date());
    known(entry.firstDay());
    known(entry.lastDay());
    known(entry.detected());
    known(entry.resolved());
  }

  private void facet(FacetIndex facet) throws IOException {
    count(facet.keys().size());
    for (int value = 0; value < facet.keys().size(); value++) {
      text(facet.keys().get(value));
      count(facet.names(value).size());
      for (String name : facet.names(value)) {
        text(name);
      }
      incidents(facet.cases(value));
    }
  }

  private void incidents(int[] incidents) throws IOException {
    count(incidents.length);
    int before = 0;
    for (int incident : incidents) {
      count(incident - before);
      before = incident;
    }
  }

  /** Each link once, at the case that names the other. */
  private void links(List<Link> links) throws IOException {
    List<Link> outgoing = links.stream().filter(Link::outgoing).toList();
    count(outgoing.size());
    for (Link link : outgoing) {
      count(link.other());
      count(link.recurrence() ? 1 : 0);
      word(link.kind());
      word(link.basis());
    }
  }

  /** A text that comes often: a number, and the text itself only where the number is new. */
  private void word(String text) throws IOException {
    Integer known = words.putIfAbsent(text, words.size());
    count(known == null ? words.size() - 1 : known);
    if (known == null) {
      text(text);
    }
  }

  private void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    count(bytes.length);
    out.write(bytes);
  }

  /** A number of either sign; 0 stands for one that is not known. */
  private void known(long number) throws IOException {
    count(number == CaseIndex.UNKNOWN ? 0 : ((number << 1) ^ (number >> 63)) + 1);
  }

  private void count(long number) throws IOException {
    long rest = number;
    while ((rest & ~0x7FL) != 0) {
      out.write((int) ((rest & 0x7F) | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }
}
