package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The page about the commands over all cases gives the numbers of the bundled cases. */
class InsightPageTest {

  private static final String DEFECT = "cause:software-defect without latent-bug by cause";
  private static final String BUG = "latent-bug without cause:software-defect by cause";

  @Test
  void theCauseAndTheFactorThatAreNearlyTheSameAreCounted() throws IOException {
    String page = Files.readString(Path.of("docs/insight.md")).replaceAll("\\s+", " ");
    Answer defects = ask(DEFECT);
    assertEquals(1, defects.rows().size());
    Row row = defects.rows().get(0);
    assertSays(page, "%d of the %d cases with that cause".formatted(row.whole(1), row.whole(2)));
    assertSays(page, "%d cases with `latent-bug` have another".formatted(cases(ask(BUG))));
    assertSays(page, DEFECT);
    assertSays(page, BUG);
  }

  private static void assertSays(String page, String words) {
    assertTrue(page.contains(words), words);
  }

  private static Answer ask(String question) {
    return BundledGraph.open().ask(question, new AskOptions("en"));
  }

  private static long cases(Answer answer) {
    Cell cases = answer.summary().values().values().getOrDefault("cases", Cell.missing());
    return ((Cell.Whole) cases).value();
  }
}
