package dev.ikg.casework;

import dev.ikg.graph.CaseRecord;
import dev.ikg.problem.Place;
import java.util.Optional;

/** A case that came with a load, and where it was found. */
record Arrival(CaseRecord found, Place place) {

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
