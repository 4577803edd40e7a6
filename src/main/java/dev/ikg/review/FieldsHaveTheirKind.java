package dev.ikg.review;

import static dev.ikg.review.Shape.object;
import static dev.ikg.review.Shape.objectOr;
import static dev.ikg.review.Shape.oneOrMore;
import static dev.ikg.review.Shape.prose;
import static dev.ikg.review.Shape.text;
import static java.util.Map.entry;

import dev.ikg.incident.Facet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Every field that the product knows is of the kind that it can read. */
final class FieldsHaveTheirKind implements Rule {

  private static final Shape LABELS = oneOrMore(text());

  /** A number as well, which {@link DurationsAreExact} names. */
  private static final Shape DURATION =
      (field, findings) -> {
        if (field.number().isEmpty()) {
          text().check(field, findings);
        }
      };

  private static final Shape LINKS =
      oneOrMore(objectOr(Map.of("id", text(), "kind", text(), "basis", text()), text()));

  private static final Shape TASKS = oneOrMore(FieldsHaveTheirKind::task);

  private static final Shape EVIDENCE =
      object(withLabels(List.of("analysis", "evidence"), Map.of("unread", LABELS)));

  private static final Shape ANALYSIS =
      object(
          withLabels(
              List.of("analysis"),
              Map.of(
                  "evidence",
                  EVIDENCE,
                  "providers",
                  oneOrMore(objectOr(Map.of("org_slug", text(), "role", text()), text())),
                  "links",
                  LINKS)));

  private static final Map<String, Shape> FIELDS =
      withLabels(
          List.of(),
          Map.ofEntries(
              entry("org", prose()),
              entry("org_slug", text()),
              entry("date", text()),
              entry("date_kind", text()),
              entry("title", prose()),
              entry("summary", prose()),
              entry("trigger", prose()),
              entry("detection", prose()),
              entry("symptoms_text", prose()),
              entry("lessons", prose()),
              entry("impact", FieldsHaveTheirKind::impact),
              entry(
                  "timeline",
                  object(Map.of("detected_after", DURATION, "resolved_after", DURATION))),
              entry("remediation", TASKS),
              entry("action_items", TASKS),
              entry("related", LINKS),
              entry("recurrence_of", LINKS),
              entry(
                  "sources",
                  oneOrMore(
                      objectOr(Map.of("url", text(), "kind", text(), "archived", text()), text()))),
              entry("analysis", ANALYSIS),
              entry("url", text()),
              entry("updated_at", text())));

  private static final Shape CASE = object(FIELDS);

  /** Members of an object, with those of the facets whose labels stand in it. */
  private static Map<String, Shape> withLabels(List<String> object, Map<String, Shape> members) {
    Map<String, Shape> all = new HashMap<>(members);
    Facet.withFieldIn(object)
        .forEach(facet -> all.put(facet.field(), facet.isSingle() ? text() : LABELS));
    return Map.copyOf(all);
  }

  /** The names of the fields that the product reads. */
  static Set<String> names() {
    return FIELDS.keySet();
  }

  @Override
  public void check(Field document, Findings findings) {
    CASE.check(document, findings);
  }

  private static void task(Field field, Findings findings) {
    prose().check(field.member("text").orElse(field), findings);
  }

  private static void impact(Field field, Findings findings) {
    if (Prose.isImpact(field)) {
      Prose.IMPACT.forEach(
          name -> field.member(name).ifPresent(part -> prose().check(part, findings)));
    } else {
      prose().check(field, findings);
    }
  }
}
