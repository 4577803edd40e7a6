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
 */
public record CaseDraft(String file, int line, String pointer, JsonObject document, String digest) {

  /** A draft of this document. */
  public static CaseDraft of(String file, int line, String pointer, JsonObject document) {
    return new CaseDraft(file, line, pointer, document, CanonicalJson.digest(document));
  }

  /** The canonical JSON of the document in UTF-8; made anew at each call. */
  public byte[] canonical() {
    return CanonicalJson.bytes(document);
  }

  /** The place of the document as a whole. */
  public Place place() {
    return new Place.InFile(file, line, pointer);
  }
}
