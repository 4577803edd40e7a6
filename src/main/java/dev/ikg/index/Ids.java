package dev.ikg.index;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The ids of cases, one behind the other in UTF-8. A million texts of their own would take several
 * times the memory, and as long to make as all else that a command does.
 */
@SuppressWarnings("ArrayRecordComponent") // compared nowhere, changed by nobody
record Ids(byte[] text, int[] ends) {

  /** Takes ids in their order. */
  static final class Builder {
    private final ByteArrayOutputStream text = new ByteArrayOutputStream();
    private final IncidentList ends = new IncidentList();

    void add(String id) {
      text.writeBytes(id.getBytes(StandardCharsets.UTF_8));
      ends.add(text.size());
    }

    Ids build() {
      return new Ids(text.toByteArray(), ends.toArray());
    }
  }

  int size() {
    return ends.length;
  }

  String get(int incident) {
    int begin = begin(incident);
    return new String(text, begin, ends[incident] - begin, StandardCharsets.UTF_8);
  }

  /** The number of the case of an id; negative where there is none. */
  int place(String id) {
    byte[] wanted = id.getBytes(StandardCharsets.UTF_8);
    for (int incident = 0; incident < ends.length; incident++) {
      int begin = begin(incident);
      if (Arrays.equals(text, begin, ends[incident], wanted, 0, wanted.length)) {
        return incident;
      }
    }
    return -1;
  }

  /** In the order of {@link TextOrder#BY_CODE_POINT}, which is that of the bytes of UTF-8. */
  int compare(int one, int other) {
    return Arrays.compareUnsigned(text, begin(one), ends[one], text, begin(other), ends[other]);
  }

  private int begin(int incident) {
    return incident == 0 ? 0 : ends[incident - 1];
  }
}
