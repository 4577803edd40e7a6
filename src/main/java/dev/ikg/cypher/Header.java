package dev.ikg.cypher;

import dev.ikg.answer.Column;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines {@code // key: value} at the top of a file under {@code cypher/}, and what stands below
 * them.
 *
 * @param lines in their order
 * @param body everything below, without blank lines around it
 * @param bodyLine the line on which the body begins, counted from 1
 */
record Header(List<Line> lines, String body, int bodyLine) {

  private static final Pattern LINE = Pattern.compile("//\\s*([A-Za-z][A-Za-z-]*):(.*)");
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /**
   * A line of a header.
   *
   * @param number counted from 1
   */
  record Line(int number, String key, String value) {}

  Header {
    lines = List.copyOf(lines);
  }

  /** Reads a file. It ends where a line is neither blank nor a key and its value. */
  static Header read(String file) {
    List<String> all =
        (file.startsWith(BYTE_ORDER_MARK) ? file.substring(1) : file).lines().toList();
    List<Line> lines = new ArrayList<>();
    int at = 0;
    for (; at < all.size(); at++) {
      Matcher line = LINE.matcher(all.get(at).strip());
      if (line.matches()) {
        String key = line.group(1).toLowerCase(Locale.ROOT);
        lines.add(new Line(at + 1, key, line.group(2).strip()));
      } else if (!all.get(at).isBlank()) {
        break;
      }
    }
    String body = String.join("\n", all.subList(at, all.size())).strip();
    return new Header(lines, body, at + 1);
  }

  /** The first line of a key. */
  Optional<Line> line(String key) {
    return lines.stream().filter(line -> line.key().equals(key)).findFirst();
  }

  /** The first value of a key; empty text where it is not there. */
  String value(String key) {
    return line(key).map(Line::value).orElse("");
  }

  /** All lines of a key. */
  List<Line> all(String key) {
    return lines.stream().filter(line -> line.key().equals(key)).toList();
  }

  /** The parts of a value that is a list with commas. */
  static List<String> parts(String value) {
    return value.isBlank() ? List.of() : List.of(value.strip().split("\\s*,\\s*"));
  }

  /** A column as it is declared: its name and its kind. Empty where it is not that. */
  static Optional<Column> column(String declared) {
    String[] words = declared.strip().split("\\s+");
    return words.length == 2
        ? Arrays.stream(Column.Kind.values())
            .filter(kind -> kind.word().equals(words[1]))
            .map(kind -> new Column(words[0], kind))
            .findFirst()
        : Optional.empty();
  }
}
