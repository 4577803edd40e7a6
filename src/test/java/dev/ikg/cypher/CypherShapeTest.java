package dev.ikg.cypher;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CypherShapeTest {

  @Test
  void parametersStandOutsideStringsAndComments() {
    String statement =
        """
        // $comment
        MATCH (n {id: $id}) /* $block */
        WHERE n.name <> '$string' AND n.other <> "\\"$escaped" AND n.`$name` = $`odd name`
        RETURN n.id AS id
        """;
    assertEquals(Set.of("id", "odd name"), new CypherShape(statement).parameters());
  }

  @Test
  void columnsAreThoseOfTheLastReturnOutsideBrackets() {
    assertEquals(
        Optional.of(List.of("a", "b", "c")),
        columns(
            """
            CALL { MATCH (x) RETURN x AS inner }
            RETURN DISTINCT count(*) AS a, [y IN [1, 2] | y] AS b, c ORDER BY a LIMIT 3
            """));
  }

  @Test
  void aColumnWithoutANameCannotBeTold() {
    assertEquals(Optional.empty(), columns("MATCH (n) RETURN n.id"));
    assertEquals(Optional.empty(), columns("MATCH (n) RETURN *"));
    assertEquals(Optional.empty(), columns("MATCH (n) FINISH"));
  }

  @Test
  void aStatementThatIsCutOffIsReadToItsEnd() {
    for (String cut : List.of("RETURN 'a", "RETURN `a", "/* a", "// a", "RETURN $", "'\\")) {
      assertEquals(Set.of(), withoutEmpty(new CypherShape(cut).parameters()), cut);
    }
  }

  private static Set<String> withoutEmpty(Set<String> names) {
    names.remove("");
    return names;
  }

  private static Optional<List<String>> columns(String statement) {
    return new CypherShape(statement).columns();
  }
}
