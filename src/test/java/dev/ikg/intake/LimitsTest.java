package dev.ikg.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is too much is refused with bounded memory, and what follows it is still read. */
class LimitsTest {

  private static final IntakeLimits SMALL = new IntakeLimits(5, 50, 20, 200, 20_000, 10, 2_000, 3);

  @TempDir Path folder;

  @Test
  void nestingAThousandDeepIsNamedAndTheNextDocumentIsRead() throws IOException {
    String deep = "{\"id\": \"A\", \"x\": " + "[".repeat(1000) + "]".repeat(1000) + "}";
    List<Taken> taken = Inputs.read("[" + deep + ", {\"id\": \"B\"}]");
    assertInstanceOf(Taken.Refused.class, taken.get(0));
    assertEquals(List.of("B"), Inputs.ids(taken));
  }

  @Test
  void longTextsNumbersAndDocumentsAreNamedAndTheNextIsRead() throws IOException {
    String text = "{\"id\": \"A\", \"x\": \"" + "y".repeat(51) + "\"}";
    String name = "{\"id\": \"A\", \"" + "y".repeat(51) + "\": 1}";
    String number = "{\"id\": \"A\", \"x\": " + "9".repeat(21) + "}";
    String document = "{\"id\": \"A\", \"x\": [" + "1, ".repeat(100) + "1]}";
    String good = "{\"id\": \"B\"}";
    List<String> all = List.of(text, name, number, document, good);
    for (String layout : List.of(String.join("\n", all), "[" + String.join(",", all) + "]")) {
      List<Taken> taken = Inputs.read(SMALL, write("a.json", Inputs.utf8(layout)));
      assertEquals(List.of("B"), Inputs.ids(taken));
      assertEquals(5, taken.size());
    }
  }

  @Test
  void aTextOfTwoHundredMegabytesIsNamed() {
    InputStream endless = new RepeatedByte('x', 200L << 20);
    InputStream begin = new ByteArrayInputStream(Inputs.utf8("[{\"id\": \"A\", \"x\": \""));
    InputStream end = new ByteArrayInputStream(Inputs.utf8("\"},\n{\"id\": \"B\"}]"));
    InputStream all = new SequenceInputStream(begin, new SequenceInputStream(endless, end));
    List<Taken> taken = Inputs.all(new Intake(List.of("-"), all, Format.CASES));
    assertInstanceOf(Taken.Refused.class, taken.get(0));
    assertEquals(List.of("B"), Inputs.ids(taken));
  }

  @Test
  void aSmallGzipThatUnpacksToGigabytesIsStopped() throws IOException {
    Path bomb = folder.resolve("bomb.json.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(bomb))) {
      new RepeatedByte(' ', 100L << 20).transferTo(out);
    }
    Taken.Refused refused = assertInstanceOf(Taken.Refused.class, Inputs.read(bomb).get(0));
    assertTrue(refused.problems().get(0).message().contains("200 times"), refused.toString());
  }

  @Test
  void aZipIsStoppedByItsRatioOverAllEntries() throws IOException {
    String padded = "{\"id\": \"A\"}" + " ".repeat(1_500);
    Path zip = write("a.zip", Inputs.zip("a.json", padded, "b.json", padded, "c.json", padded));
    List<Taken> taken = Inputs.read(SMALL, zip);
    assertTrue(taken.stream().anyMatch(Taken.Refused.class::isInstance), taken.toString());
  }

  @Test
  void anEntryAndANumberOfEntriesAreBounded() throws IOException {
    byte[] incompressible = new byte[30_000];
    new Random(1).nextBytes(incompressible);
    Path large = write("a.jsonl.gz", Inputs.gzip(incompressible));
    assertTrue(
        Inputs.read(SMALL, large).stream()
            .flatMap(taken -> taken.problems().stream())
            .anyMatch(problem -> problem.message().contains("20000 bytes")));
    Path many = write("b.zip", Inputs.zip("1.json", "1", "2.json", "2", "3.json", "3", "4", "4"));
    assertEquals(1, Inputs.read(SMALL, many).size());
  }

  private Path write(String name, byte[] content) throws IOException {
    return Files.write(folder.resolve(name), content);
  }

  /** One byte, very often, without holding it. */
  private static final class RepeatedByte extends InputStream {
    private final byte value;
    private long left;

    RepeatedByte(char value, long count) {
      this.value = (byte) value;
      this.left = count;
    }

    @Override
    public int read() {
      return left-- > 0 ? value : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      if (left <= 0) {
        return -1;
      }
      int count = (int) Math.min(length, left);
      Arrays.fill(target, offset, offset + count, value);
      left -= count;
      return count;
    }
  }
}
