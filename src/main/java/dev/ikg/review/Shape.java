package dev.ikg.review;

import java.util.Map;

/** What kind of JSON value a field should be; null is always right. */
@FunctionalInterface
interface Shape {

  /** Reports the field, or what is inside it, where it is of another kind. */
  void check(Field field, Findings findings);

  /** A text. */
  static Shape text() {
    return (field, findings) -> {
      if (field.text().isEmpty()) {
        unexpected(field, "a text", findings);
      }
    };
  }

  /** A list of such values, or one that stands for a list of one. */
  static Shape oneOrMore(Shape item) {
    return (field, findings) -> field.oneOrMore().forEach(each -> item.check(each, findings));
  }

  /** Texts for people: a text, an object of texts by language, or a list of either. */
  static Shape prose() {
    return (field, findings) -> {
      if (field.isList()) {
        field.items().forEach(item -> prose().check(item, findings));
      } else if (field.isObject()) {
        field.members().stream().forEach(member -> text().check(member, findings));
      } else {
        text().check(field, findings);
      }
    };
  }

  /** An object with these members; it may have others too. */
  static Shape object(Map<String, Shape> members) {
    return (field, findings) -> {
      if (field.isObject()) {
        field
            .names()
            .filter(members::containsKey)
            .forEach(
                name ->
                    field
                        .member(name)
                        .ifPresent(m -> members.getOrDefault(name, text()).check(m, findings)));
      } else {
        unexpected(field, "an object", findings);
      }
    };
  }

  /** An object where the field is one, and something else where it is not. */
  static Shape objectOr(Map<String, Shape> members, Shape other) {
    return (field, findings) -> (field.isObject() ? object(members) : other).check(field, findings);
  }

  private static void unexpected(Field field, String expected, Findings findings) {
    String hint =
        field
            .number()
            .filter(n -> expected.equals("a text"))
            .map(number -> "write it in quotes if it is meant: \"" + number + "\"")
            .orElse("write " + expected + ", or null where it is not known");
    findings.warn(
        field,
        "here stands " + field.value().kind() + " where " + expected + " belongs; it is left out",
        hint);
  }
}
