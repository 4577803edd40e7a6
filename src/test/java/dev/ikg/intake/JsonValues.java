package dev.ikg.intake;

import dev.ikg.intake.JsonValue.JsonArray;
import dev.ikg.intake.JsonValue.JsonNull;
import dev.ikg.intake.JsonValue.JsonNumber;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import dev.ikg.intake.JsonValue.JsonTruth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Generated JSON values, and ways to write them that are not the canonical one. */
final class JsonValues {

  private static final List<String> NUMBERS =
      List.of("0", "-0", "1e400", "-1E-400", "1.50", "12345678901234567890", "1E+2", "0.1e-7");

  private JsonValues() {}

  /** Any value, four levels deep at most. */
  static Arbitrary<JsonValue> any() {
    return Arbitraries.randomValue(random -> value(random, 4));
  }

  private static JsonValue value(Random random, int depth) {
    return switch (random.nextInt(depth > 0 ? 7 : 4)) {
      case 0 -> new JsonText(text(random), 0);
      case 1 -> new JsonNumber(number(random), 0);
      case 2 -> new JsonTruth(random.nextBoolean(), 0);
      case 3 -> new JsonNull(0);
      case 4 ->
          new JsonArray(
              Stream.generate(() -> value(random, depth - 1)).limit(random.nextInt(4)).toList(), 0);
      default -> object(random, depth - 1);
    };
  }

  private static JsonObject object(Random random, int depth) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      members.put(text(random), value(random, depth));
    }
    return new JsonObject(members, 0);
  }

  private static String number(Random random) {
    return random.nextBoolean()
        ? NUMBERS.get(random.nextInt(NUMBERS.size()))
        : Double.toString(random.nextGaussian());
  }

  /** A text of any UTF-16 units, unpaired surrogates and control characters among them. */
  private static String text(Random random) {
    int[] ends = {0x20, 0x80, 0x100, 0x10000};
    return random
        .ints(random.nextInt(6), 0, ends[random.nextInt(ends.length)])
        .collect(StringBuilder::new, (out, c) -> out.append((char) c), StringBuilder::append)
        .toString();
  }

  /** The value with its members in another order, spread over lines, and needless escapes. */
  static String written(JsonValue value, Random random) {
    String space = random.nextBoolean() ? " \t" : "\r\n ";
    if (value instanceof JsonObject object) {
      List<Map.Entry<String, JsonValue>> members = new ArrayList<>(object.members().entrySet());
      Collections.shuffle(members, random);
      return members.stream()
          .map(m -> escaped(m.getKey()) + space + ":" + written(m.getValue(), random))
          .collect(Collectors.joining(space + ",", "{" + space, "}"));
    }
    if (value instanceof JsonArray array) {
      return array.items().stream()
          .map(item -> written(item, random))
          .collect(Collectors.joining("," + space, "[", space + "]"));
    }
    return value instanceof JsonText text ? escaped(text.text()) : CanonicalJson.text(value);
  }

  private static String escaped(String text) {
    return text.chars().mapToObj("\\u%04X"::formatted).collect(Collectors.joining("", "\"", "\""));
  }
}
