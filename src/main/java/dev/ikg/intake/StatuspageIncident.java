package dev.ikg.intake;

import dev.ikg.incident.CaseDuration;
import dev.ikg.intake.JsonValue.JsonArray;
import dev.ikg.intake.JsonValue.JsonNull;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** One incident of a status page on its way to a case document. */
final class StatuspageIncident {

  private final JsonObject incident;
  private final Statuspage.Page page;
  private final Place place;
  private final List<Problem> problems = new ArrayList<>();

  StatuspageIncident(JsonObject incident, Statuspage.Page page, Place place) {
    this.incident = incident;
    this.page = page;
    this.place = place;
  }

  /** What the incident says that a case cannot; complete once the document was made. */
  List<Problem> problems() {
    return problems;
  }

  /** The case document, under this id. */
  JsonObject document(String id) {
    String updates = updates();
    Optional<String> postmortem = said("postmortem_body");
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("id", text(id));
    members.put("org", orNull(page.name()));
    members.put("title", orNull(said("name")));
    members.put("date", orNull(said("created_at")));
    members.put("date_kind", text("incident"));
    members.put("severity", text(severity()));
    members.put("timeline", object(Map.of("resolved_after", orNull(resolvedAfter()))));
    members.put("components", components());
    members.put("summary", text(postmortem.orElse(updates)));
    members.put("symptoms_text", text(postmortem.isPresent() ? updates : ""));
    members.put("sources", sources());
    members.put("updated_at", orNull(updatedAt()));
    members.put("statuspage", incident);
    return object(members);
  }

  private String severity() {
    String impact = said("impact_override").or(() -> said("impact")).orElse("none");
    if (impact.equals("maintenance")) {
      problems.add(
          Problem.warning(
              place,
              "\"maintenance\" says that work was planned, not how severe an incident was; the"
                  + " severity is unknown",
              "remove the case if nothing went wrong"));
    }
    return impact.equals("none") || impact.equals("maintenance") ? "unknown" : impact;
  }

  private Optional<String> resolvedAfter() {
    Optional<OffsetDateTime> began = said("created_at").flatMap(StatuspageIncident::time);
    Optional<OffsetDateTime> resolved = said("resolved_at").flatMap(StatuspageIncident::time);
    if (began.isEmpty() || resolved.isEmpty()) {
      return Optional.empty();
    }
    Duration lasted = Duration.between(began.get(), resolved.get());
    if (lasted.isNegative()) {
      problems.add(
          Problem.warning(
              place,
              "\"resolved_at\" is before \"created_at\"; how long it took is not known",
              "look at the incident on the status page"));
      return Optional.empty();
    }
    return Optional.of(CaseDuration.text(lasted));
  }

  private JsonValue components() {
    List<JsonValue> names =
        incident
            .objects("components")
            .flatMap(c -> c.text("name").stream())
            .<JsonValue>map(this::text)
            .toList();
    return new JsonArray(names, incident.line());
  }

  /** What users were told, oldest first, each with its status. */
  private String updates() {
    return incident
        .objects("incident_updates")
        .filter(update -> update.text("body").filter(body -> !body.isBlank()).isPresent())
        .sorted(Comparator.comparing(StatuspageIncident::shownAt))
        .map(
            update ->
                update.text("status").orElse("update") + ": " + update.text("body").orElse(""))
        .collect(Collectors.joining("\n\n"));
  }

  private static OffsetDateTime shownAt(JsonObject update) {
    return update
        .text("display_at")
        .or(() -> update.text("created_at"))
        .flatMap(StatuspageIncident::time)
        .orElse(OffsetDateTime.MAX);
  }

  private Optional<String> updatedAt() {
    return said("updated_at")
        .or(
            () ->
                incident
                    .objects("incident_updates")
                    .flatMap(update -> update.text("updated_at").stream())
                    .filter(text -> time(text).isPresent())
                    .max(Comparator.comparing(text -> time(text).orElseThrow())));
  }

  private JsonValue sources() {
    Optional<String> address =
        said("shortlink")
            .or(
                () ->
                    page.url()
                        .map(url -> url.strip().replaceAll("/+$", ""))
                        .map(url -> url + "/incidents/" + said("id").orElse("").strip()));
    List<JsonValue> sources =
        address.stream()
            .<JsonValue>map(
                url -> object(Map.of("url", text(url), "kind", text("official-status"))))
            .toList();
    return new JsonArray(sources, incident.line());
  }

  /** What a member of the incident says; empty where it is missing, null or blank. */
  private Optional<String> said(String name) {
    return incident.text(name).filter(text -> !text.isBlank());
  }

  private JsonText text(String value) {
    return new JsonText(value, incident.line());
  }

  private JsonValue orNull(Optional<String> value) {
    return value.<JsonValue>map(this::text).orElse(new JsonNull(incident.line()));
  }

  private JsonObject object(Map<String, JsonValue> members) {
    return new JsonObject(members, incident.line());
  }

  private static Optional<OffsetDateTime> time(String text) {
    try {
      return Optional.of(OffsetDateTime.parse(text.strip()));
    } catch (DateTimeException noTime) {
      return Optional.empty();
    }
  }
}
