package dev.ikg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * An output that is compared with a file under {@code src/test/resources/golden}. With {@code
 * -Dgolden.rewrite=true} the file is written anew, to be read in the difference.
 */
public final class GoldenText {

  private static final Path FOLDER = Path.of("src/test/resources/golden");

  private GoldenText() {}

  /** Fails where a text is not what the file holds, byte for byte. */
  public static void assertSame(String file, String actual) {
    Path path = FOLDER.resolve(file);
    try {
      if (Boolean.getBoolean("golden.rewrite")) {
        Files.writeString(path, actual);
      }
      assertEquals(Files.readString(path), actual, file);
    } catch (IOException e) {
      throw new AssertionError("cannot read " + path + "; -Dgolden.rewrite=true writes it", e);
    }
  }
}
