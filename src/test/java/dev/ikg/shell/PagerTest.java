package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

class PagerTest {

  /** A pipe may take the text before the shell has found out that there is no such program. */
  @RepeatedTest(20)
  void whatIsGivenToAPagerThatIsNotThereIsNotTakenForShown() {
    assertFalse(Pager.show("a text", console("no-such-pager --with options")));
  }

  @Test
  void aPagerThatIsLeftBeforeTheEndHasShownWhatItShould() {
    assertTrue(Pager.show("a text\n".repeat(100_000), console("true")));
    assertTrue(Pager.show("a text", console("sleep 0")));
  }

  private static Console console(String pager) {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    return new Console(
        InputStream.nullInputStream(),
        nowhere,
        nowhere,
        true,
        true,
        true,
        80,
        24,
        Map.of("PAGER", pager));
  }
}
