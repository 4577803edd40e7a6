package dev.ikg.answer;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;

/** One value of an answer. */
public sealed interface Cell {

  /** A cell that holds one value, or none. */
  sealed interface Single extends Cell {

    /** The value as text, with nothing rounded; empty where there is none. */
    String exact();
  }

  /** Not known, or not computable. */
  record Missing() implements Single {
    @Override
    public String exact() {
      return "";
    }
  }

  record Text(String value) implements Single {
    @Override
    public String exact() {
      return value;
    }
  }

  record Whole(long value) implements Single {
    @Override
    public String exact() {
      return Long.toString(value);
    }
  }

  record Real(double value) implements Single {
    @Override
    public String exact() {
      return Double.isFinite(value) ? Double.toString(value) : "";
    }
  }

  record Truth(boolean value) implements Single {
    @Override
    public String exact() {
      return Boolean.toString(value);
    }
  }

  record Many(List<Cell> values) implements Cell {
    public Many {
      values = values instanceof Made ? values : List.copyOf(values);
    }

    /**
     * Cells that are made whenever they are looked at: of thousands in a row few are shown.
     *
     * @param making gives equal cells for equal places, for as long as the answer is there
     */
    public static Many of(int size, IntFunction<Cell> making) {
      return new Many(new Made(size, making));
    }

    /** A list that nobody can change. */
    private static final class Made extends AbstractList<Cell> implements RandomAccess {
      private final int size;
      private final IntFunction<Cell> making;

      Made(int size, IntFunction<Cell> making) {
        this.size = size;
        this.making = making;
      }

      @Override
      public Cell get(int place) {
        return making.apply(Objects.checkIndex(place, size));
      }

      @Override
      public int size() {
        return size;
      }
    }
  }

  /** Bytes, such as a document kept whole; never shown to a person. */
  @SuppressWarnings("ArrayRecordComponent") // compared nowhere
  record Bytes(byte[] value) implements Single {

    /** In Base64. */
    @Override
    public String exact() {
      return Base64.getEncoder().encodeToString(value);
    }
  }

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
