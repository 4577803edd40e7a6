package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class OpenStatementTest {

  @Test
  void aPasteIsCutIntoCommandsAndStatementsStayWhole() {
    assertEquals(
        List.of(
            "version",
            "cypher MATCH (c)\n  RETURN c;",
            "# a comment",
            "Cypher RETURN 1\n",
            "ask all",
            "cypher \"RETURN\n 2\"",
            "stats"),
        OpenStatement.commands(
            "version\ncypher MATCH (c)\n  RETURN c;\n# a comment\nCypher RETURN 1\n\nask all\n"
                + "cypher \"RETURN\n 2\"\nstats"));
  }

  @Test
  void nothingIsOneEmptyCommand() {
    assertEquals(List.of(""), OpenStatement.commands(""));
  }

  @Test
  void onlyTheLastCommandDecidesWhetherATextGoesOn() {
    assertTrue(OpenStatement.isLastOpen("version\ncypher RETURN"));
    assertTrue(OpenStatement.isLastOpen("cypher RETURN 1;\ncypher RETURN"));
    assertFalse(OpenStatement.isLastOpen("cypher RETURN 1;\nversion"));
    assertFalse(OpenStatement.isLastOpen("cypher RETURN 1\n"));
  }

  @Test
  void aStatementInQuotesIsWholeBehindOptionsToo() {
    assertFalse(OpenStatement.isLastOpen("cypher --no-header \"RETURN 1\""));
    assertFalse(OpenStatement.isLastOpen("cypher --format csv --wide 'RETURN 1'"));
    assertTrue(OpenStatement.isLastOpen("cypher --output 'my file.csv' RETURN 1"));
    assertTrue(OpenStatement.isLastOpen("cypher --no-such-option 'RETURN 1'"));
  }
}
