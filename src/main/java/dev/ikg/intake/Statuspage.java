package dev.ikg.intake;

import dev.ikg.intake.JsonValue.JsonArray;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.problem.Count;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The {@code incidents.json} of a Statuspage: a page and its incidents, or one incident alone as
 * its interface gives it. Every incident becomes a case; the incident as it came stays in the case
 * under {@code statuspage}.
 */
final class Statuspage implements Format {

  /** The page that incidents stand on: what its cases are named after. */
  record Page(String key, Optional<String> name, Optional<String> url) {}

  @Override
  public String name() {
    return "statuspage";
  }

  @Override
  public List<Taken> take(CaseDraft found) {
    JsonObject document = found.document();
    List<Taken> taken = new ArrayList<>();
    Optional<JsonArray> incidents = document.array("incidents");
    if (incidents.isPresent()) {
      Page page = page(document.object("page"), Optional.empty());
      String pointer = JsonPointer.member(found.pointer(), "incidents");
      List<JsonValue> items = incidents.get().items();
      for (int i = 0; i < items.size(); i++) {
        taken.add(incident(items.get(i), page, found.file(), JsonPointer.item(pointer, i)));
      }
    } else if (isIncident(document)) {
      Page page = page(document.object("page"), document.text("page_id"));
      taken.add(incident(document, page, found.file(), found.pointer()));
    } else {
      taken.add(new Taken.Refused(notStatuspage(found.place())));
    }
    long cases = taken.stream().filter(Taken.Draft.class::isInstance).count();
    if (cases > 0) {
      taken.add(new Taken.Noted(unknownToThisFormat(found.place(), cases)));
    }
    return taken;
  }

  private static Taken incident(JsonValue value, Page page, String file, String pointer) {
    Place place = new Place.InFile(file, value.line(), pointer);
    if (!(value instanceof JsonObject incident)) {
      return new Taken.Refused(
          Problem.error(
              place,
              "an incident is a JSON object, and this is " + value.kind(),
              "get the file from the status page again"));
    }
    Optional<String> id = incident.text("id").map(String::strip).filter(text -> !text.isEmpty());
    String key = incident.text("page_id").orElse(page.key());
    if (id.isEmpty() || key.isEmpty()) {
      return new Taken.Refused(
          Problem.error(
              place,
              "an incident needs an id, and a page with an id or an address",
              "get the file from the status page again, with its \"page\""));
    }
    StatuspageIncident read = new StatuspageIncident(incident, page, place);
    JsonObject document = read.document(key + "-" + id.get());
    CaseDraft draft = CaseDraft.of(file, incident.line(), pointer, document);
    return new Taken.Draft(draft, read.problems());
  }

  private static boolean isIncident(JsonObject document) {
    return document.text("id").isPresent()
        && (document.get("impact").isPresent() || document.get("incident_updates").isPresent());
  }

  private static Page page(Optional<JsonObject> page, Optional<String> id) {
    Optional<String> url = page.flatMap(p -> p.text("url")).filter(text -> !text.isBlank());
    String key =
        id.or(() -> page.flatMap(p -> p.text("id")))
            .map(String::strip)
            .filter(text -> !text.isEmpty())
            .or(() -> url.flatMap(Statuspage::host))
            .orElse("");
    return new Page(key, page.flatMap(p -> p.text("name")), url);
  }

  private static Optional<String> host(String url) {
    try {
      return Optional.ofNullable(new URI(url.strip()).getHost());
    } catch (URISyntaxException noAddress) {
      return Optional.empty();
    }
  }

  private static Problem notStatuspage(Place place) {
    return Problem.error(
        place,
        "this is no Statuspage document: it has no list \"incidents\"",
        "load the incidents.json of a status page, or leave --from out for case documents");
  }

  private static Problem unknownToThisFormat(Place place, long cases) {
    return Problem.warning(
        place,
        "Statuspage does not say causes, contributing factors, symptoms, or when an incident was"
            + " detected; "
            + Count.of(cases, "case has none", "cases have none"),
        "export the cases, add the labels from the post-mortems, and load them again");
  }
}
