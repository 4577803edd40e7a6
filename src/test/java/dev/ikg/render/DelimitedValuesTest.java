package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.answer.Summary;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads CSV and TSV back by the rules that {@link DelimitedPrinter} documents. */
class DelimitedValuesTest {

  @Provide
  Arbitrary<String> values() {
    return Arbitraries.strings().withChars("ab=+-@＝＠\uFEFF'\";,\\\t\r\n한 ").ofMaxLength(12);
  }

  @Property
  void aTextComesBackFromCsv(@ForAll("values") String value) throws IOException {
    String csv = printed(DelimitedPrinter.csv(false), Cell.of(value));
    assertEquals(value, unguarded(unquoted(csv.substring(0, csv.length() - 2))));
  }

  @Property
  void aTextComesBackFromTsv(@ForAll("values") String value) throws IOException {
    String tsv = printed(DelimitedPrinter.tsv(false), Cell.of(value));
    assertEquals(tsv.length() - 1, tsv.indexOf('\n'), tsv);
    assertEquals(value, unguarded(unescaped(tsv.substring(0, tsv.length() - 1))));
  }

  @Property
  void aListComesBackFromCsv(@ForAll("lists") List<String> values) throws IOException {
    String csv = printed(DelimitedPrinter.csv(false), Cell.ofTexts(values));
    assertEquals(values, split(unguarded(unquoted(csv.substring(0, csv.length() - 2)))));
  }

  /** The rule of OWASP for what a spreadsheet may run, and what it takes off before. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "=cmd|'/C calc'!A0",
        "=HYPERLINK(\"http://evil.test\",\"x\")",
        "+1+1",
        "-1+1",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "\n=1",
        "\uFEFF=1",
        "＝1",
        "＠SUM(A1)"
      })
  void noCellAndNoHeadingIsAFormula(String text) throws IOException {
    String guarded = "'" + text;
    assertEquals(guarded, unquoted(printed(DelimitedPrinter.csv(false), Cell.of(text)).strip()));
    assertEquals(guarded, unescaped(printed(DelimitedPrinter.tsv(false), Cell.of(text)).strip()));
    assertEquals(guarded, unquoted(printed(DelimitedPrinter.csv(true), text, List.of()).strip()));
  }

  @Provide
  Arbitrary<List<String>> lists() {
    return values().list().ofMinSize(1).ofMaxSize(4);
  }

  private static String printed(DelimitedPrinter printer, Cell cell) throws IOException {
    return printed(printer, "value", List.of(new Row(List.of(cell))));
  }

  private static String printed(DelimitedPrinter printer, String column, List<Row> rows)
      throws IOException {
    StringBuilder out = new StringBuilder();
    Answer answer =
        new Answer(
            List.of(Column.text(column)),
            rows,
            new Summary(new Cell.Fields(Map.of()), List.of()),
            List.of());
    printer.print(answer, out, new StringBuilder());
    return out.toString();
  }

  private static String unquoted(String field) {
    return field.startsWith("\"")
        ? field.substring(1, field.length() - 1).replace("\"\"", "\"")
        : field;
  }

  private static String unguarded(String text) {
    return text.startsWith("'") ? text.substring(1) : text;
  }

  private static String unescaped(String field) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < field.length(); i++) {
      char c = field.charAt(i);
      if (c != '\\') {
        text.append(c);
        continue;
      }
      char escaped = field.charAt(++i);
      text.append(
          switch (escaped) {
            case 't' -> '\t';
            case 'n' -> '\n';
            case 'r' -> '\r';
            default -> escaped;
          });
    }
    return text.toString();
  }

  private static List<String> split(String joined) {
    List<String> items = new ArrayList<>();
    StringBuilder item = new StringBuilder();
    for (int i = 0; i < joined.length(); i++) {
      char c = joined.charAt(i);
      if (c == ';') {
        items.add(item.toString());
        item.setLength(0);
      } else {
        item.append(c == '\\' ? joined.charAt(++i) : c);
      }
    }
    items.add(item.toString());
    return items;
  }
}
