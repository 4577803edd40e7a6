package dev.ikg.review;

import dev.ikg.intake.JsonPointer;
import dev.ikg.intake.JsonValue;
import dev.ikg.intake.JsonValue.JsonArray;
import dev.ikg.intake.JsonValue.JsonNull;
import dev.ikg.intake.JsonValue.JsonNumber;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A value of a document and the way to it. What is null is as if it were not there.
 *
 * @param pointer the JSON Pointer of the value in its file
 */
record Field(JsonValue value, String pointer) {

  int line() {
    return value.line();
  }

  /** A member of an object; empty where this is no object, or the member is missing or null. */
  Optional<Field> member(String name) {
    return value instanceof JsonObject object
        ? object
            .get(name)
            .filter(v -> !(v instanceof JsonNull))
            .map(v -> new Field(v, JsonPointer.member(pointer, name)))
        : Optional.empty();
  }

  /** A member of a member. */
  Optional<Field> member(String first, String second) {
    return member(first).flatMap(field -> field.member(second));
  }

  /** The members of an object that are not null, in the order written. */
  List<Field> members() {
    return names().flatMap(name -> member(name).stream()).toList();
  }

  /** The names of an object's members, in the order written. */
  Stream<String> names() {
    return value instanceof JsonObject object ? object.members().keySet().stream() : Stream.empty();
  }

  /** The items of a list that are not null; none where this is no list. */
  List<Field> items() {
    List<Field> items = new ArrayList<>();
    if (value instanceof JsonArray array) {
      for (int i = 0; i < array.items().size(); i++) {
        JsonValue item = array.items().get(i);
        if (!(item instanceof JsonNull)) {
          items.add(new Field(item, JsonPointer.item(pointer, i)));
        }
      }
    }
    return items;
  }

  /** The items of a list, or this alone where one value stands for a list of one. */
  List<Field> oneOrMore() {
    return value instanceof JsonArray ? items() : List.of(this);
  }

  /** What a field holds that stands for a list; nothing where it is not there. */
  static List<Field> itemsOf(Optional<Field> list) {
    return list.map(Field::oneOrMore).orElse(List.of());
  }

  /** The characters of a text; empty where this is none. */
  Optional<String> text() {
    return value instanceof JsonText text ? Optional.of(text.text()) : Optional.empty();
  }

  /** The digits of a number as written; empty where this is none. */
  Optional<String> number() {
    return value instanceof JsonNumber number ? Optional.of(number.text()) : Optional.empty();
  }

  boolean isObject() {
    return value instanceof JsonObject;
  }

  boolean isList() {
    return value instanceof JsonArray;
  }
}
