package dev.ikg.casework;

import dev.ikg.graph.CaseLinks.Linked;
import dev.ikg.incident.Case;
import dev.ikg.intake.JsonValue;
import dev.ikg.intake.JsonValue.JsonNumber;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A case of a graph with what stands around it.
 *
 * @param incident what the product understands of the document
 * @param document the document itself
 * @param links to and from other cases
 * @param organizations the names of its organization and of its providers, by slug
 */
record StoredCase(
    Case incident, JsonObject document, List<Linked> links, Map<String, String> organizations) {

  StoredCase {
    links = List.copyOf(links);
    organizations = Map.copyOf(organizations);
  }

  /** The name of an organization; its slug where the graph has no name. */
  String organization(String slug) {
    return organizations.getOrDefault(slug, slug);
  }

  /** What the editors remark in {@code analysis}; empty where they do not. */
  Optional<String> remark(String name) {
    return document.object("analysis").flatMap(analysis -> analysis.text(name)).filter(this::says);
  }

  /** How much of the source was read, in words. */
  Optional<String> extent() {
    return document
        .object("analysis")
        .flatMap(analysis -> analysis.object("evidence"))
        .flatMap(evidence -> evidence.text("extent"))
        .filter(this::says);
  }

  /** A time that stands in the document and that the product does not understand, as written. */
  Optional<String> unread(UnreadTime time) {
    return time.isRead(incident)
        ? Optional.empty()
        : time.parent()
            .map(parent -> document.object(parent))
            .orElse(Optional.of(document))
            .flatMap(object -> object.get(time.member()))
            .flatMap(StoredCase::written)
            .filter(text -> says(text) && !text.strip().equalsIgnoreCase("unknown"));
  }

  private static Optional<String> written(JsonValue value) {
    if (value instanceof JsonNumber number) {
      return Optional.of(number.text());
    }
    return value instanceof JsonText text ? Optional.of(text.text()) : Optional.empty();
  }

  private boolean says(String text) {
    return !text.isBlank();
  }
}
