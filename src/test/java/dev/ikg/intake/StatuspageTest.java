package dev.ikg.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.ikg.intake.JsonValue.JsonObject;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StatuspageTest {

  private static final String PAGE =
      "\"page\": {\"id\": \"p1\", \"name\": \"Acme Cloud\", \"url\": \"https://status.acme.test/\"}";

  private static final String INCIDENT =
      """
      {"id": "i1", "name": "Slow logins", "impact": "major", "impact_override": null,
       "created_at": "2024-03-01T10:00:00.000Z", "monitoring_at": null,
       "resolved_at": "2024-03-02T11:30:20.000+00:00", "page_id": "p1",
       "components": [{"name": "Login"}, {"name": "API"}],
       "incident_updates": [
        {"status": "resolved", "body": "Fixed.", "created_at": "2024-03-02T11:30:20.000Z",
         "updated_at": "2024-03-02T11:31:00.000Z"},
        {"status": "investigating", "body": "We look.", "created_at": "2024-03-01T10:00:00.000Z",
         "updated_at": "2024-03-01T10:00:00.000Z"}],
       "postmortem_body": "A full disk.", "new_field": 1.50}""";

  @Test
  void anIncidentBecomesACaseAndStaysInIt() {
    List<Taken> taken = read("{" + PAGE + ", \"incidents\": [" + INCIDENT + "]}");
    JsonObject made = draft(taken.get(0)).document();
    JsonObject incident = made.object("statuspage").orElseThrow();
    assertEquals(Optional.of(new JsonValue.JsonNumber("1.50", 0)), incident.get("new_field"));
    assertEquals(
        Inputs.draft(
                """
                {"id": "p1-i1", "org": "Acme Cloud", "title": "Slow logins",
                 "date": "2024-03-01T10:00:00.000Z", "date_kind": "incident", "severity": "major",
                 "timeline": {"resolved_after": "1d 1h 30m 20s"}, "components": ["Login", "API"],
                 "summary": "A full disk.",
                 "symptoms_text": "investigating: We look.\\n\\nresolved: Fixed.",
                 "sources": [{"url": "https://status.acme.test/incidents/i1",
                              "kind": "official-status"}],
                 "updated_at": "2024-03-02T11:31:00.000Z", "statuspage": %s}
                """
                    .formatted(INCIDENT))
            .document(),
        made);
    assertEquals("/incidents/0", draft(taken.get(0)).pointer());
  }

  @Test
  void whatTheFormatDoesNotKnowIsSaidOnceForAFile() {
    List<Taken> taken = read("{" + PAGE + ", \"incidents\": [" + INCIDENT + "," + INCIDENT + "]}");
    assertEquals(3, taken.size());
    assertInstanceOf(Taken.Noted.class, taken.get(2));
  }

  @Test
  void noImpactAndMaintenanceAreNoSeverity() {
    for (String impact : List.of("\"none\"", "\"maintenance\"", "null")) {
      List<Taken> taken =
          read("{\"id\": \"i\", \"page_id\": \"p\", \"impact\": %s}".formatted(impact));
      assertEquals(Optional.of("unknown"), draft(taken.get(0)).document().text("severity"));
      assertEquals(impact.equals("\"maintenance\"") ? 1 : 0, taken.get(0).problems().size());
    }
  }

  @Test
  void withoutAPageIdTheHostOfThePageNamesTheCases() {
    List<Taken> taken =
        read(
            "{\"page\": {\"url\": \"https://status.acme.test\"}, \"incidents\": [{\"id\": \"i\"}]}");
    assertEquals(Optional.of("status.acme.test-i"), draft(taken.get(0)).document().text("id"));
  }

  @Test
  void resolvedBeforeItBeganIsNamedAndNoDuration() {
    List<Taken> taken =
        read(
            "{\"id\": \"i\", \"page_id\": \"p\", \"impact\": \"minor\","
                + " \"created_at\": \"2024-03-02T00:00:00Z\","
                + " \"resolved_at\": \"2024-03-01T00:00:00Z\"}");
    assertEquals(1, taken.get(0).problems().size());
    assertEquals(
        Optional.of(new JsonValue.JsonNull(0)),
        draft(taken.get(0))
            .document()
            .object("timeline")
            .flatMap(timeline -> timeline.get("resolved_after")));
  }

  @Test
  void anIncidentWithoutIdIsNamedAndTheOthersAreTaken() {
    List<Taken> taken = read("{" + PAGE + ", \"incidents\": [{}, 7, " + INCIDENT + "]}");
    assertInstanceOf(Taken.Refused.class, taken.get(0));
    assertInstanceOf(Taken.Refused.class, taken.get(1));
    assertInstanceOf(Taken.Draft.class, taken.get(2));
  }

  @Test
  void anotherDocumentIsNamed() {
    assertInstanceOf(Taken.Refused.class, read("{\"id\": \"IL-1\", \"title\": null}").get(0));
  }

  @Test
  void formatsAreFoundByName() {
    for (Format format : Format.all()) {
      assertEquals(Optional.of(format.name()), Format.named(format.name()).map(Format::name));
    }
    assertEquals("cases", Format.all().get(0).name());
    assertEquals(Optional.empty(), Format.named("nonsense"));
  }

  private static CaseDraft draft(Taken taken) {
    return assertInstanceOf(Taken.Draft.class, taken).draft();
  }

  private static List<Taken> read(String json) {
    return Inputs.all(
        new Intake(
            List.of("-"),
            new ByteArrayInputStream(Inputs.utf8(json)),
            Format.named("statuspage").orElseThrow()));
  }
}
