package dev.ikg.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever comes in is read or named; nothing is thrown and nothing is lost silently. */
class AnyBytesTest {

  private static final byte[] LINES =
      Inputs.utf8("{\"id\": \"A\", \"n\": [1, 2]}\n{\"id\": \"B\"}\n{\"id\": \"C\"}\n");
  private static final byte[] ARRAY = Inputs.utf8("[{\"id\": \"A\"}, {\"id\": \"B\"}]");

  @Provide
  Arbitrary<String> nearlyJson() {
    return Arbitraries.strings().withChars("{}[]\",:\\ \n0-e.tn\u00e9").ofMaxLength(30);
  }

  @Provide
  Arbitrary<byte[]> goodInputs() {
    return Arbitraries.of(
        LINES,
        ARRAY,
        Inputs.gzip(LINES),
        Inputs.zip("a.json", ARRAY, "b.jsonl", LINES),
        new String(LINES, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_16));
  }

  @Property(tries = 500)
  void randomBytesAreNamed(@ForAll byte[] bytes) {
    assertSaysSomething(Inputs.read(bytes));
  }

  @Property(tries = 2000)
  void textThatIsNearlyJsonIsReadOrNamed(@ForAll("nearlyJson") String text) {
    assertSaysSomething(Inputs.read(text));
  }

  @Property(tries = 1000)
  void aGoodInputWithOneChangedByteIsReadOrNamed(
      @ForAll("goodInputs") byte[] good, @ForAll Random random) {
    byte[] changed = good.clone();
    changed[random.nextInt(changed.length)] = (byte) random.nextInt();
    assertSaysSomething(Inputs.read(changed));
  }

  @Property(tries = 500)
  void aGoodInputCutOffIsNamedAndGivesNoOtherCase(
      @ForAll("goodInputs") byte[] good, @ForAll Random random) {
    byte[] cut = Arrays.copyOf(good, random.nextInt(good.length));
    List<Taken> taken = Inputs.read(cut);
    assertSaysSomething(taken);
    List<String> whole = Inputs.ids(Inputs.read(good));
    List<String> found = Inputs.ids(taken);
    assertEquals(whole.subList(0, found.size()), found);
  }

  private static void assertSaysSomething(List<Taken> taken) {
    assertFalse(taken.isEmpty(), "nothing was read and nothing was said");
    Stream<Taken> silent =
        taken.stream().filter(t -> !(t instanceof Taken.Draft) && t.problems().isEmpty());
    assertEquals(List.of(), silent.toList());
  }
}
