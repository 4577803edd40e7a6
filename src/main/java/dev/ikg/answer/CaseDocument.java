package dev.ikg.answer;

/**
 * A case as it came.
 *
 * @param id of the case
 * @param json the canonical JSON of its document, in UTF-8
 */
@SuppressWarnings("ArrayRecordComponent") // compared nowhere
public record CaseDocument(String id, byte[] json) {}
