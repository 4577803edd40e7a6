package dev.ikg.cypher;

import dev.ikg.answer.Column;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A statement that is kept as a file under {@code cypher/}, with a header that declares what it is
 * for, what it needs and what it returns.
 *
 * @param id the path with hyphens, unique
 * @param purpose what it is for, one sentence
 * @param parameters the names of the parameters that it needs
 * @param columns what it returns, in order
 * @param text the Cypher below the header
 */
public record StatementFile(
    String id, String purpose, Set<String> parameters, List<Column> columns, String text) {

  public StatementFile {
    parameters = Set.copyOf(parameters);
    columns = List.copyOf(columns);
  }

  /**
   * Reads a statement of the product.
   *
   * @param path the path below {@code cypher/}, without the ending
   * @throws IllegalStateException where the file or a part of its header is missing
   */
  public static StatementFile load(String path) {
    String resource = "/cypher/" + path + ".cypher";
    try (InputStream in = StatementFile.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no statement " + resource);
      }
      return parse(path, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  static StatementFile parse(String path, String file) {
    Header header = Header.read(file);
    String id = header.value("id");
    String purpose = header.value("purpose");
    if (!id.equals(path.replace('/', '-')) || purpose.isEmpty()) {
      throw new IllegalStateException(path + " does not declare its id and its purpose");
    }
    return new StatementFile(
        id, purpose, names(header.value("parameters")), columns(header), header.body());
  }

  /**
   * The statement with its values.
   *
   * @throws IllegalArgumentException where the values are not those that the header declares
   */
  public CypherQuery with(Map<String, Object> values) {
    if (!values.keySet().equals(parameters)) {
      throw new IllegalArgumentException(id + " takes " + parameters + ", not " + values.keySet());
    }
    return new CypherQuery(text, values, columns);
  }

  /** The statement where it needs no values. */
  public CypherQuery query() {
    return with(Map.of());
  }

  private static Set<String> names(String declared) {
    return Header.parts(declared).stream()
        .map(part -> part.split(" ")[0])
        .collect(Collectors.toSet());
  }

  private static List<Column> columns(Header header) {
    return Header.parts(header.value("columns")).stream()
        .map(
            declared ->
                Header.column(declared)
                    .orElseThrow(() -> new IllegalStateException("no column: " + declared)))
        .toList();
  }
}
