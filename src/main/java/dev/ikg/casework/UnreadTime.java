package dev.ikg.casework;

import dev.ikg.incident.Case;
import dev.ikg.incident.PartialDate;
import java.util.Optional;
import java.util.function.Predicate;

/** The times of a document that can be written so that the product does not understand them. */
enum UnreadTime {
  DATE("", "date", incident -> incident.date().isPresent()),
  DETECTED_AFTER(
      "timeline", "detected_after", incident -> incident.timeline().detectedAfter().isPresent()),
  RESOLVED_AFTER(
      "timeline", "resolved_after", incident -> incident.timeline().resolvedAfter().isPresent()),
  UPDATED_AT(
      "", "updated_at", incident -> incident.updatedAt().flatMap(PartialDate::parse).isPresent());

  private final String parent;
  private final String member;
  private final Predicate<Case> read;

  UnreadTime(String parent, String member, Predicate<Case> read) {
    this.parent = parent;
    this.member = member;
    this.read = read;
  }

  /** The member of the document in which it stands; empty where it stands in the document. */
  Optional<String> parent() {
    return Optional.of(parent).filter(name -> !name.isEmpty());
  }

  String member() {
    return member;
  }

  /** The member and where it stands, as in {@code timeline.resolved_after}. */
  String field() {
    return parent.isEmpty() ? member : parent + "." + member;
  }

  /** Whether the product understands it. */
  boolean isRead(Case incident) {
    return read.test(incident);
  }
}
