package dev.ikg.review;

import dev.ikg.intake.CaseDraft;
import dev.ikg.problem.Place;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where a document names other cases. */
public final class LinkPlaces {

  private LinkPlaces() {}

  /** The ids that a document names, each with the place where it does so first. */
  public static Map<String, Place> of(CaseDraft draft) {
    Map<String, Place> places = new LinkedHashMap<>();
    for (NamedLink named : NamedLink.all(new Field(draft.document(), draft.pointer()))) {
      Place place = new Place.InFile(draft.file(), named.id().line(), named.id().pointer());
      named.target().ifPresent(id -> places.putIfAbsent(id, place));
    }
    return places;
  }
}
