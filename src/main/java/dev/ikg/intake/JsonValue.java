package dev.ikg.intake;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A JSON value as it was written, with the line where it stands. Two values are equal when they say
 * the same; lines and the order of members make no difference, the spelling of a number does.
 */
public sealed interface JsonValue {

  /** The line where the value begins, counted from 1; 0 where it was not read from a file. */
  int line();

  /** What kind of value it is, as a word for a message: {@code a text}, {@code a number} ... */
  String kind();

  /**
   * An object.
   *
   * @param members the members in the order written
   */
  record JsonObject(Map<String, JsonValue> members, int line) implements JsonValue {
    public JsonObject {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    /** A member; empty where there is none, present where it is null. */
    public Optional<JsonValue> get(String name) {
      return Optional.ofNullable(members.get(name));
    }

    /** The text of a member; empty where there is no such member or it is not a text. */
    public Optional<String> text(String name) {
      return member(name, JsonText.class).map(JsonText::text);
    }

    /** A member that is an object; empty where there is no such member or it is none. */
    public Optional<JsonObject> object(String name) {
      return member(name, JsonObject.class);
    }

    /** A member that is an array; empty where there is no such member or it is none. */
    public Optional<JsonArray> array(String name) {
      return member(name, JsonArray.class);
    }

    /** The objects in a member that is an array; none where it is not. */
    public Stream<JsonObject> objects(String name) {
      return array(name).stream()
          .flatMap(array -> array.items().stream())
          .filter(JsonObject.class::isInstance)
          .map(JsonObject.class::cast);
    }

    private <V extends JsonValue> Optional<V> member(String name, Class<V> kind) {
      return get(name).filter(kind::isInstance).map(kind::cast);
    }

    @Override
    public String kind() {
      return "an object";
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof JsonObject that && members.equals(that.members);
    }

    @Override
    public int hashCode() {
      return members.hashCode();
    }
  }

  /** An array. */
  record JsonArray(List<JsonValue> items, int line) implements JsonValue {
    public JsonArray {
      items = Collections.unmodifiableList(new ArrayList<>(items));
    }

    @Override
    public String kind() {
      return "a list";
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof JsonArray that && items.equals(that.items);
    }

    @Override
    public int hashCode() {
      return items.hashCode();
    }
  }

  /**
   * A text.
   *
   * @param text the characters, escapes resolved; it can hold an unpaired surrogate
   */
  record JsonText(String text, int line) implements JsonValue {
    @Override
    public String kind() {
      return "a text";
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof JsonText that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
      return text.hashCode();
    }
  }

  /**
   * A number.
   *
   * @param text the number as written, such as {@code 1e400}, {@code -0} or {@code 1.50}
   */
  record JsonNumber(String text, int line) implements JsonValue {
    @Override
    public String kind() {
      return "a number";
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof JsonNumber that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
      return 31 * text.hashCode();
    }
  }

  /** {@code true} or {@code false}. */
  record JsonTruth(boolean value, int line) implements JsonValue {
    @Override
    public String kind() {
      return Boolean.toString(value);
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof JsonTruth that && value == that.value;
    }

    @Override
    public int hashCode() {
      return Boolean.hashCode(value);
    }
  }

  /** {@code null}. */
  record JsonNull(int line) implements JsonValue {
    @Override
    public String kind() {
      return "null";
    }

    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof JsonNull;
    }

    @Override
    public int hashCode() {
      return 0;
    }
  }
}
