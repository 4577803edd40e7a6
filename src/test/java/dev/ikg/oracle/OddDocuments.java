package dev.ikg.oracle;

import dev.ikg.incident.Facet;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Case documents in which much is missing, half known or said twice: no organization, several names
 * of one, dates of a month or a year, several causes, links in both directions, by both bases and
 * to cases that are not there.
 */
final class OddDocuments {

  private static final int COUNT = 80;
  private static final JsonMapper MAPPER = new JsonMapper();

  private static final List<String> FACTORS =
      List.of("retry-storm", "latent-bug", "missing-monitoring", "shared-dependency", "cold-cache");
  private static final List<String> CAUSES =
      List.of("software-defect", "configuration-error", "capacity-exhaustion");
  private static final List<String> COMPONENTS = List.of("database", "load-balancer", "cache");
  private static final List<String> SYMPTOMS = List.of("service-unavailable", "data-loss");
  private static final List<String> DOMAINS = List.of("database", "networking", "application");
  private static final List<String> DATES =
      List.of("2019", "2020", "2020-01", "2020-06", "2021-12", "2020-02-29", "2021-06-30");
  private static final List<String> TEXTS =
      List.of("Split brain of the cluster", "A retry storm after the deploy", "장애가 났다");

  /** The facets that have labels of their own here; every other one has these. */
  private static final Set<Facet> NAMED = EnumSet.range(Facet.FACTOR, Facet.PROVIDER);

  private static final List<String> ODD = List.of("odd-one", "odd-two", "unknown");

  private final Random random;

  private OddDocuments(long seed) {
    this.random = new Random(seed);
  }

  static List<ObjectNode> documents(long seed) {
    OddDocuments odd = new OddDocuments(seed);
    List<ObjectNode> documents = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      documents.add(odd.document(i));
    }
    return documents;
  }

  private ObjectNode document(int number) {
    ObjectNode document = MAPPER.createObjectNode().put("id", id(number));
    if (mostly()) {
      int org = random.nextInt(6);
      document.put("org_slug", "odd-" + org);
      document.put("org", "Odd " + org + (random.nextBoolean() ? " Inc" : ""));
    }
    String date = DATES.get(random.nextInt(DATES.size()));
    document.put("date", mostly() ? date : "unknown");
    document.put("date_kind", mostly() ? "incident" : "published");
    text(document, "title");
    text(document, "summary");
    document.set("root_cause", labels(CAUSES, 2));
    document.set("contributing", labels(FACTORS, 4));
    document.set("components", labels(COMPONENTS, 2));
    document.set("symptoms", labels(SYMPTOMS, 1));
    document.set("domain", labels(DOMAINS, 2));
    document.put("severity", mostly() ? "critical" : "unknown");
    times(document);
    items(document, "remediation");
    items(document, "action_items");
    text(document, "lessons");
    if (random.nextBoolean()) {
      document.set("impact", MAPPER.createObjectNode().put("scope", "All"));
    }
    links(document, number);
    analysis(document, number);
    if (random.nextBoolean()) {
      ArrayNode sources = document.putArray("sources");
      sources.addObject().put("url", "https://example.org/" + number).put("kind", "blog");
      sources.addObject().put("url", "https://example.com/" + number);
    }
    Facet.withField()
        .filter(facet -> !NAMED.contains(facet))
        .forEach(facet -> label(document, facet, ODD.get(number % ODD.size())));
    return document;
  }

  private static void label(ObjectNode document, Facet facet, String label) {
    ObjectNode object = document;
    for (String name : facet.path().subList(0, facet.path().size() - 1)) {
      object = object.withObjectProperty(name);
    }
    if (facet.isSingle()) {
      object.put(facet.field(), label);
    } else {
      object.putArray(facet.field()).add("odd").add(label);
    }
  }

  private static String id(int number) {
    return "odd-" + number;
  }

  private boolean mostly() {
    return random.nextInt(4) > 0;
  }

  private void text(ObjectNode document, String field) {
    String words = TEXTS.get(random.nextInt(TEXTS.size()));
    switch (random.nextInt(4)) {
      case 0 -> document.putNull(field);
      case 1 -> document.put(field, words);
      case 2 -> document.putObject(field).put("en", words);
      default -> document.putObject(field).put("ko", words);
    }
  }

  private ArrayNode labels(List<String> pool, int most) {
    ArrayNode labels = MAPPER.createArrayNode();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      String label = pool.get(random.nextInt(pool.size()));
      if (labels.valueStream().noneMatch(known -> known.asString().equals(label))) {
        labels.add(label);
      }
    }
    return labels;
  }

  private void times(ObjectNode document) {
    ObjectNode timeline = document.putObject("timeline");
    if (random.nextBoolean()) {
      timeline.put("detected_after", List.of("0m", "5m", "1h").get(random.nextInt(3)));
    }
    if (random.nextBoolean()) {
      timeline.put("resolved_after", List.of("1h", "2h 30m", "3d").get(random.nextInt(3)));
    }
  }

  private void items(ObjectNode document, String field) {
    ArrayNode items = document.putArray(field);
    for (int i = random.nextInt(3); i > 0; i--) {
      items.addObject().putObject("text").put("en", TEXTS.get(random.nextInt(2)));
    }
  }

  private void links(ObjectNode document, int number) {
    ArrayNode related = document.putArray("related");
    for (int i = random.nextInt(3); i > 0; i--) {
      String other = other(number);
      if (random.nextBoolean()) {
        related.add(other);
      } else {
        related.addObject().put("id", other).put("kind", "consequence").put("basis", "inferred");
      }
    }
    if (random.nextInt(4) == 0) {
      ArrayNode recurrences = document.putArray("recurrence_of");
      recurrences.add(other(number));
      recurrences.add("never-seen-" + random.nextInt(3));
    }
  }

  /** Near neighbours, so that many pairs are linked more than once. */
  private String other(int number) {
    int step = 1 + random.nextInt(3);
    return id(random.nextBoolean() ? (number + step) % COUNT : (number + COUNT - step) % COUNT);
  }

  private void analysis(ObjectNode document, int number) {
    ObjectNode analysis = document.putObject("analysis");
    if (mostly()) {
      ObjectNode evidence = analysis.putObject("evidence");
      evidence.put("tier", random.nextBoolean() ? "primary-full" : "secondary-digest");
      evidence.putArray("read").add("date").add("trigger");
    }
    if (random.nextBoolean()) {
      analysis.put("trigger_kind", random.nextBoolean() ? "deploy" : "config");
    }
    if (random.nextBoolean()) {
      analysis.put("detected_by", random.nextBoolean() ? "alarm" : "user");
    }
    if (random.nextInt(3) == 0) {
      analysis.putArray("providers").addObject().put("org_slug", "odd-1").put("role", "failed");
    }
    if (random.nextInt(3) == 0) {
      String kind = List.of("recurrence", "follow-up", "same-event").get(random.nextInt(3));
      analysis
          .putArray("links")
          .addObject()
          .put("id", other(number))
          .put("kind", kind)
          .put("basis", "inferred");
    }
  }
}
