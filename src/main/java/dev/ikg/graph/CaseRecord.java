package dev.ikg.graph;

import dev.ikg.incident.Case;

/**
 * A case and the document that it came in.
 *
 * @param incident the case
 * @param digest SHA-256 of the canonical document, in hexadecimal
 * @param document the canonical document
 */
@SuppressWarnings("ArrayRecordComponent") // records of cases are compared by their digest
public record CaseRecord(Case incident, String digest, byte[] document) {

  /** The id of the case. */
  public String id() {
    return incident.id();
  }
}
