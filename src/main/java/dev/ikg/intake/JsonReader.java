package dev.ikg.intake;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads one JSON value, strictly: UTF-8 without errors, one value and nothing behind it, no member
 * twice, nothing beyond the limits. What is not so is named and never repaired.
 */
public final class JsonReader {

  /** What a lenient decoder puts in the place of bytes that are no UTF-8. */
  private static final char REPLACEMENT = '\uFFFD';

  private final IntakeLimits limits;
  private final JsonFactory factory;

  /** A reader that refuses what is beyond these limits. */
  public JsonReader(IntakeLimits limits) {
    this.limits = limits;
    // Lengths are checked where the place of a value is known; only the depth must be stopped here.
    // The document is in memory already, so no limit of the parser's own is needed against size.
    this.factory =
        JsonFactory.builder()
            .streamReadConstraints(
                StreamReadConstraints.builder()
                    .maxNestingDepth(limits.nesting())
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .build())
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .build();
  }

  /**
   * Reads one value.
   *
   * @param utf8 the text of the value
   * @param file the file to name in problems
   * @param line the line of the first byte
   * @param pointer the JSON Pointer of the value in its file
   */
  public Parsed read(byte[] utf8, String file, int line, String pointer) {
    String likely = new String(utf8, StandardCharsets.UTF_8);
    if (likely.indexOf(REPLACEMENT) < 0) {
      return read(likely, file, line, pointer);
    }
    ByteBuffer bytes = ByteBuffer.wrap(utf8);
    try {
      CharsetDecoder decoder =
          StandardCharsets.UTF_8
              .newDecoder()
              .onMalformedInput(CodingErrorAction.REPORT)
              .onUnmappableCharacter(CodingErrorAction.REPORT);
      CharBuffer text = decoder.decode(bytes);
      return read(text.toString(), file, line, pointer);
    } catch (CharacterCodingException invalid) {
      return new Parsed.Refused(
          List.of(notUtf8(utf8, bytes.position(), new Place.InFile(file, line, pointer))));
    }
  }

  /** Reads one value from characters; otherwise like the reading of bytes. */
  public Parsed read(String text, String file, int line, String pointer) {
    Place.InFile place = new Place.InFile(file, line, pointer);
    try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), text)) {
      JsonTreeBuilder builder = new JsonTreeBuilder(parser, limits, place);
      try {
        return parse(parser, builder, place);
      } catch (UnexpectedEndOfInputException cutOff) {
        return new Parsed.Broken(BrokenJson.cutOff(builder.placeNow()));
      } catch (StreamConstraintsException tooDeep) {
        return new Parsed.Refused(List.of(tooDeep(builder.placeNow())));
      } catch (StreamReadException broken) {
        int offset = Math.toIntExact(broken.getLocation().getCharOffset());
        int at = line + broken.getLocation().getLineNr() - 1;
        Place here = new Place.InFile(file, at, builder.placeNow().pointer());
        return new Parsed.Broken(BrokenJson.at(text, offset, here));
      }
    }
  }

  private static Parsed parse(JsonParser parser, JsonTreeBuilder builder, Place.InFile place) {
    if (parser.nextToken() == null) {
      return new Parsed.Broken(
          Problem.error(place, "there is no JSON value here", "write one JSON object"));
    }
    JsonValue value = builder.value();
    if (parser.nextToken() != null) {
      return new Parsed.Broken(BrokenJson.trailing(builder.placeNow()));
    }
    List<Problem> problems = builder.problems();
    return problems.isEmpty() ? new Parsed.Read(value) : new Parsed.Refused(problems);
  }

  private Problem tooDeep(Place.InFile place) {
    return Problem.error(
        place,
        "objects and lists stand in one another deeper than " + limits.nesting() + " levels",
        "flatten the document");
  }

  private static Problem notUtf8(byte[] utf8, int position, Place.InFile start) {
    int line = start.line();
    for (int i = 0; i < position; i++) {
      line += utf8[i] == '\n' ? 1 : 0;
    }
    return Problem.error(
        new Place.InFile(start.file(), line, start.pointer()),
        String.format(Locale.ROOT, "the byte 0x%02X here is no valid UTF-8", utf8[position] & 0xFF),
        "save the file as UTF-8");
  }
}
