package dev.ikg.answer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One value of an answer. */
public sealed interface Cell {

  /** Not known, or not computable. */
  record Missing() implements Cell {}

  record Text(String value) implements Cell {}

  record Whole(long value) implements Cell {}

  record Real(double value) implements Cell {}

  record Truth(boolean value) implements Cell {}

  record Many(List<Cell> values) implements Cell {
    public Many {
      values = List.copyOf(values);
    }
  }

  /** Bytes, such as a document kept whole; never shown to a person. */
  @SuppressWarnings("ArrayRecordComponent") // compared nowhere
  record Bytes(byte[] value) implements Cell {}

  /** Named values in a fixed order. */
  record Fields(Map<String, Cell> values) implements Cell {
    public Fields {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
  }

  /** The cell of a value that is not known. */
  static Cell missing() {
    return new Missing();
  }

  static Cell of(String value) {
    return new Text(value);
  }

  static Cell of(long value) {
    return new Whole(value);
  }

  static Cell of(double value) {
    return new Real(value);
  }

  static Cell of(boolean value) {
    return new Truth(value);
  }

  static Cell ofTexts(List<String> values) {
    List<Cell> cells = new ArrayList<>(values.size());
    values.forEach(v -> cells.add(new Text(v)));
    return new Many(cells);
  }
}
