package dev.ikg.cypher;

import dev.ikg.answer.Cell;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A statement and its parameters as text that Neo4j Browser and cypher-shell take. */
public final class CypherScript {

  private CypherScript() {}

  /** {@code :param} lines, then the statement with its semicolon. */
  public static String pasteable(CypherQuery query) {
    StringBuilder script = new StringBuilder();
    query
        .parameters()
        .forEach(
            (name, value) ->
                script
                    .append(":param ")
                    .append(name)
                    .append(" => ")
                    .append(literal(value))
                    .append(";\n"));
    return script.append(query.text()).append(";\n").toString();
  }

  /** The parameters by name; a date as its text. */
  public static Cell.Fields parameters(CypherQuery query) {
    Map<String, Cell> cells = new LinkedHashMap<>();
    query.parameters().forEach((name, value) -> cells.put(name, cell(value)));
    return new Cell.Fields(cells);
  }

  private static Cell cell(Object value) {
    if (value instanceof Double real) {
      return Cell.of(real);
    }
    if (value instanceof Number number) {
      return Cell.of(number.longValue());
    }
    if (value instanceof List<?> list) {
      return new Cell.Many(list.stream().map(CypherScript::cell).toList());
    }
    return Cell.of(value.toString());
  }

  private static String literal(Object value) {
    if (value instanceof Number || value instanceof Boolean) {
      return value.toString();
    }
    if (value instanceof List<?> list) {
      return list.stream().map(CypherScript::literal).collect(Collectors.joining(", ", "[", "]"));
    }
    if (value instanceof LocalDate day) {
      return "date('" + day + "')";
    }
    return quoted(value.toString());
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("'");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\'' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('\'').toString();
  }
}
