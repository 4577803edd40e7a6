package dev.ikg.cypher;

import dev.ikg.cypher.CypherTokens.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What can be read off a statement without a database: its parameters and what it returns. */
final class CypherShape {

  private static final Set<String> OPENING = Set.of("(", "[", "{");
  private static final Set<String> CLOSING = Set.of(")", "]", "}");
  private static final Set<String> BEHIND_COLUMNS =
      Set.of("ORDER", "SKIP", "OFFSET", "LIMIT", "UNION");

  private final List<Token> tokens;

  /** The shape of a statement. */
  CypherShape(String statement) {
    this.tokens = CypherTokens.of(statement);
  }

  /** The names of its parameters. */
  Set<String> parameters() {
    Set<String> names = new TreeSet<>();
    tokens.stream()
        .filter(token -> token.kind() == CypherTokens.Kind.PARAMETER)
        .forEach(token -> names.add(token.text()));
    return names;
  }

  /**
   * The names of the columns, in order. Empty where they cannot be told from the text alone: {@code
   * RETURN *}, or a column that is neither named with {@code AS} nor one variable.
   */
  Optional<List<String>> columns() {
    int start = lastReturn();
    if (start < 0) {
      return Optional.empty();
    }
    List<String> columns = new ArrayList<>();
    List<Token> column = new ArrayList<>();
    int depth = 0;
    for (Token token : tokens.subList(start + 1, tokens.size())) {
      depth += depth(token);
      boolean ends = depth == 0 && endsColumns(token);
      if (ends || (depth == 0 && token.isMark(","))) {
        Optional<String> name = name(column);
        if (name.isEmpty()) {
          return Optional.empty();
        }
        columns.add(name.get());
        column.clear();
      } else {
        column.add(token);
      }
      if (ends) {
        return Optional.of(columns);
      }
    }
    return name(column)
        .map(
            last -> {
              columns.add(last);
              return columns;
            });
  }

  /** The last RETURN that stands in no bracket; less than 0 where there is none. */
  private int lastReturn() {
    int last = -1;
    int depth = 0;
    for (int i = 0; i < tokens.size(); i++) {
      depth += depth(tokens.get(i));
      if (depth == 0 && tokens.get(i).isWord("RETURN")) {
        last = i;
      }
    }
    return last;
  }

  private static int depth(Token token) {
    if (token.kind() != CypherTokens.Kind.MARK) {
      return 0;
    }
    return OPENING.contains(token.text()) ? 1 : CLOSING.contains(token.text()) ? -1 : 0;
  }

  private static boolean endsColumns(Token token) {
    return token.isMark(";") || BEHIND_COLUMNS.stream().anyMatch(token::isWord);
  }

  private static Optional<String> name(List<Token> column) {
    int first = !column.isEmpty() && column.get(0).isWord("DISTINCT") ? 1 : 0;
    int size = column.size() - first;
    boolean named = size > 2 && column.get(column.size() - 2).isWord("AS");
    return (named || size == 1) && column.get(column.size() - 1).isName()
        ? Optional.of(column.get(column.size() - 1).text())
        : Optional.empty();
  }
}
