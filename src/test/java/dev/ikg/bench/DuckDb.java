package dev.ikg.bench;

import java.nio.file.Path;
import java.sql.Array;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The same documents in DuckDB: what an analyst would take instead. It is reached through JDBC only
 * and is on the class path of the profile {@code bench} alone, for it weighs 80 MB.
 */
final class DuckDb implements AutoCloseable {

  private final Connection connection;

  private DuckDb(Connection connection) {
    this.connection = connection;
  }

  /** Whether DuckDB is on the class path. */
  static boolean isThere() {
    try {
      Class.forName("org.duckdb.DuckDBDriver");
      return true;
    } catch (ClassNotFoundException isNot) {
      return false;
    }
  }

  /** An empty database in memory. */
  static DuckDb open() {
    try {
      return new DuckDb(DriverManager.getConnection("jdbc:duckdb:"));
    } catch (SQLException fault) {
      throw new IllegalStateException(fault);
    }
  }

  /** Reads documents, one a line, into tables with a row for each label. */
  void load(List<Path> documents) {
    String files =
        documents.stream()
            .map(file -> "'" + file + "'")
            .collect(Collectors.joining(", ", "[", "]"));
    for (String statement : Resources.text("load.sql").split(";")) {
      if (!statement.isBlank()) {
        run(statement.replace("$documents", files));
      }
    }
  }

  private void run(String sql) {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    } catch (SQLException fault) {
      throw new IllegalStateException(sql, fault);
    }
  }

  /**
   * The rows of a question, as they come.
   *
   * @param parameters in the order of the statement
   */
  List<List<Object>> ask(String sql, List<String> parameters) {
    try (var statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.size(); i++) {
        statement.setString(i + 1, parameters.get(i));
      }
      List<List<Object>> rows = new ArrayList<>();
      try (ResultSet found = statement.executeQuery()) {
        int columns = found.getMetaData().getColumnCount();
        while (found.next()) {
          List<Object> row = new ArrayList<>();
          for (int column = 1; column <= columns; column++) {
            row.add(value(found.getObject(column)));
          }
          rows.add(row);
        }
      }
      return rows;
    } catch (SQLException fault) {
      throw new IllegalStateException(sql, fault);
    }
  }

  private static Object value(@Nullable Object value) throws SQLException {
    return value instanceof Array array
        ? Arrays.asList((Object[]) array.getArray())
        : Objects.requireNonNullElse(value, "");
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException fault) {
      throw new IllegalStateException(fault);
    }
  }
}
