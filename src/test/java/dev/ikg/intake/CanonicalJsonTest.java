package dev.ikg.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.ikg.intake.JsonValue.JsonObject;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class CanonicalJsonTest {

  @Provide
  Arbitrary<JsonValue> values() {
    return JsonValues.any();
  }

  @Property(tries = 500)
  void readAgainItIsEqual(@ForAll("values") JsonValue value) {
    assertEquals(value, read(CanonicalJson.bytes(value)));
  }

  @Property(tries = 500)
  void neitherReformattingNorTheOrderOfMembersChangesTheDigest(
      @ForAll("values") JsonValue value, @ForAll Random random) {
    JsonValue reformatted = read(Inputs.utf8(JsonValues.written(value, random)));
    assertEquals(CanonicalJson.text(value), CanonicalJson.text(reformatted));
    assertEquals(CanonicalJson.digest(value), CanonicalJson.digest(reformatted));
  }

  @Property(tries = 500)
  void valuesAreEqualExactlyWhenTheirTextsAre(
      @ForAll("values") JsonValue one, @ForAll("values") JsonValue other) {
    assertEquals(one.equals(other), CanonicalJson.text(one).equals(CanonicalJson.text(other)));
  }

  @Test
  void membersAreSortedAndNothingElseIsTouched() {
    JsonValue value = read(Inputs.utf8("{ \"b\" : [ 1e400, -0, 1.50 ] , \"a\\/\" : \"\\u00e9\" }"));
    assertEquals("{\"a/\":\"é\",\"b\":[1e400,-0,1.50]}", CanonicalJson.text(value));
  }

  @Test
  void controlCharactersAndUnpairedSurrogatesAreEscaped() {
    String text = "{\"a\":\"\\u0001\\u001f\\n\\\"\\\\\\ud800x\\udc00\\ud800\"}";
    assertEquals(text, CanonicalJson.text(read(Inputs.utf8(text))));
  }

  @Test
  void anotherSpellingOfANumberIsAChange() {
    assertNotEquals(
        CanonicalJson.digest(read(Inputs.utf8("1.0"))),
        CanonicalJson.digest(read(Inputs.utf8("1.00"))));
  }

  @Test
  void theDigestIsSha256OfTheText() {
    assertEquals(
        "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
        CanonicalJson.digest(new JsonObject(Map.of(), 0)));
  }

  private static JsonValue read(byte[] utf8) {
    Parsed parsed = new JsonReader(IntakeLimits.DEFAULT).read(utf8, "test.json", 1, "");
    return ((Parsed.Read) parsed).value();
  }
}
