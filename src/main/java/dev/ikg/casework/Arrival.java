package dev.ikg.casework;

import dev.ikg.graph.CaseRecord;
import dev.ikg.problem.Place;
import java.util.Map;
import java.util.Optional;

/**
 * A case that came with a load.
 *
 * @param found the case and its document
 * @param place where it was found
 * @param links where it names other cases, by their ids
 * @param doubtful whether it came with a warning
 */
record Arrival(CaseRecord found, Place place, Map<String, Place> links, boolean doubtful) {

  String id() {
    return found.id();
  }

  String digest() {
    return found.digest();
  }

  Optional<String> updatedAt() {
    return found.incident().updatedAt();
  }
}
