package dev.ikg.intake;

import dev.ikg.intake.JsonValue.JsonArray;
import dev.ikg.intake.JsonValue.JsonNull;
import dev.ikg.intake.JsonValue.JsonNumber;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import dev.ikg.intake.JsonValue.JsonTruth;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Builds the tree of one document from its tokens, and names what is in it that must not be. */
final class JsonTreeBuilder {

  /** So many problems of one document are named; more would say nothing new. */
  private static final int MOST_PROBLEMS = 20;

  private final JsonParser parser;
  private final IntakeLimits limits;
  private final Place.InFile start;
  private final List<Problem> problems = new ArrayList<>();
  private String pointer;

  JsonTreeBuilder(JsonParser parser, IntakeLimits limits, Place.InFile start) {
    this.parser = parser;
    this.limits = limits;
    this.start = start;
    this.pointer = start.pointer();
  }

  List<Problem> problems() {
    return problems;
  }

  /** Where the reading stands. */
  Place.InFile placeNow() {
    return new Place.InFile(start.file(), line(), pointer);
  }

  /** The value that begins with the current token. */
  JsonValue value() {
    int line = tokenLine();
    JsonToken token = parser.currentToken();
    return switch (token) {
      case START_OBJECT -> object(line);
      case START_ARRAY -> array(line);
      case VALUE_STRING -> new JsonText(text(line), line);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(line);
      case VALUE_TRUE -> new JsonTruth(true, line);
      case VALUE_FALSE -> new JsonTruth(false, line);
      case VALUE_NULL -> new JsonNull(line);
      default -> throw new IllegalStateException("no value begins with " + token);
    };
  }

  private JsonValue object(int line) {
    String outer = pointer;
    Map<String, JsonValue> members = new LinkedHashMap<>();
    while (parser.nextToken() != JsonToken.END_OBJECT) {
      String name = parser.currentName();
      pointer = JsonPointer.member(outer, shortened(name));
      int nameLine = tokenLine();
      checkText(name, nameLine);
      parser.nextToken();
      JsonValue value = value();
      JsonValue first = members.putIfAbsent(name, value);
      if (first != null) {
        duplicate(name, nameLine, first);
      }
      pointer = outer;
    }
    return new JsonObject(members, line);
  }

  private JsonValue array(int line) {
    String outer = pointer;
    List<JsonValue> items = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      pointer = JsonPointer.item(outer, items.size());
      items.add(value());
      pointer = outer;
    }
    return new JsonArray(items, line);
  }

  private String text(int line) {
    String text = parser.getString();
    checkText(text, line);
    return text;
  }

  private JsonValue number(int line) {
    String digits = parser.getString();
    if (digits.length() > limits.numberLength()) {
      report(
          line,
          "a number of " + digits.length() + " characters is longer than " + limits.numberLength(),
          "write it as a text");
    }
    return new JsonNumber(digits, line);
  }

  private void checkText(String text, int line) {
    if (text.length() > limits.textLength()) {
      report(
          line,
          "a text of " + text.length() + " characters is longer than " + limits.textLength(),
          "shorten it, or keep it in a file of its own and name its address");
    }
  }

  private void duplicate(String name, int line, JsonValue first) {
    report(
        line,
        "the member \"%s\" stands in this object twice; the first one's value is on line %d"
            .formatted(shortened(name), first.line()),
        "keep the one that is meant; programs differ in which of the two they read");
  }

  private void report(int line, String message, String hint) {
    if (problems.size() < MOST_PROBLEMS) {
      problems.add(Problem.error(new Place.InFile(start.file(), line, pointer), message, hint));
    }
  }

  private static String shortened(String name) {
    String shown = name.length() <= 200 ? name : name.substring(0, 200) + "...";
    return Surrogates.replaced(shown);
  }

  private int tokenLine() {
    return start.line() + parser.currentTokenLocation().getLineNr() - 1;
  }

  private int line() {
    return start.line() + parser.currentLocation().getLineNr() - 1;
  }
}
