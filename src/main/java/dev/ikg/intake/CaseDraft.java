package dev.ikg.intake;

import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.problem.Place;

/**
 * One document that may become a case, and where it was found.
 *
 * @param file the file as the user named it, {@code archive.zip!entry.json} inside an archive
 * @param line the line of the document's first character, counted from 1
 * @param pointer the JSON Pointer of the document in its file: {@code ""}, or {@code /3} where it
 *     is the fourth of an array
 * @param document the document
 * @param digest SHA-256 of its canonical JSON, in hexadecimal
 * @param canonical the canonical JSON of the document in UTF-8
 */
@SuppressWarnings("ArrayRecordComponent") // drafts are compared by their digest
public record CaseDraft(
    String file, int line, String pointer, JsonObject document, String digest, byte[] canonical) {

  /** A draft of this document. */
  public static CaseDraft of(String file, int line, String pointer, JsonObject document) {
    byte[] canonical = CanonicalJson.bytes(document);
    String digest = CanonicalJson.digest(canonical);
    return new CaseDraft(file, line, pointer, document, digest, canonical);
  }

  /** The place of the document as a whole. */
  public Place place() {
    return new Place.InFile(file, line, pointer);
  }
}
