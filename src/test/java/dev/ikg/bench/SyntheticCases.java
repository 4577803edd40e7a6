package dev.ikg.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Made-up cases with the statistics of the bundled ones. Each is drawn after a bundled case, half
 * of the time after one of the organization that its own was drawn after, so labels come together
 * as they do there; some labels are drawn anew by their frequency. Organizations grow as in a
 * Pitman-Yor process whose discount is the share of bundled organizations with a single case. Links
 * are as frequent as there and lead to earlier cases, most often of the same organization. Texts
 * are the words of the bundled case in another order, as many as make a document of 4 KB. The same
 * seed gives the same bytes.
 */
final class SyntheticCases {

  private static final int BYTES = 4096;
  private static final double OF_OWN_ORGANIZATION = 0.5;
  private static final double LABEL_ANEW = 0.15;
  private static final double LINK_INSIDE = 0.7;
  private static final double CONCENTRATION = 10;
  private static final int DAYS_AWAY = 365;
  private static final int TRIES_FOR_AN_EARLIER = 20;
  private static final List<String> LABELS =
      List.of("contributing", "symptoms", "components", "domain");

  private final ObjectMapper json = new ObjectMapper();
  private final Random random;
  private final List<ObjectNode> bundled = new ArrayList<>();
  private final Map<String, List<ObjectNode>> byOrganization = new LinkedHashMap<>();
  private final Map<String, List<JsonNode>> labels = new LinkedHashMap<>();
  private final List<ObjectNode> links = new ArrayList<>();
  private final List<String> homes;
  private final double discount;

  private final List<Integer> organizationOf = new ArrayList<>();
  private final List<Integer> casesAt = new ArrayList<>();
  private final List<String> homeOf = new ArrayList<>();
  private final List<List<Integer>> membersOf = new ArrayList<>();
  private final List<LocalDate> dates = new ArrayList<>();

  /**
   * Cases to come.
   *
   * @param folder of the bundled cases
   */
  SyntheticCases(Path folder, long seed) {
    this.random = new Random(seed);
    try (Stream<Path> files = Files.list(folder)) {
      files.sorted().forEach(this::learn);
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
    this.homes = List.copyOf(byOrganization.keySet());
    long single = byOrganization.values().stream().filter(all -> all.size() == 1).count();
    this.discount = (double) single / homes.size();
  }

  private void learn(Path file) {
    ObjectNode found = (ObjectNode) json.readTree(file.toFile());
    bundled.add(found);
    byOrganization
        .computeIfAbsent(found.path("org_slug").asString(), k -> new ArrayList<>())
        .add(found);
    for (String field : LABELS) {
      found
          .path(field)
          .forEach(label -> labels.computeIfAbsent(field, k -> new ArrayList<>()).add(label));
    }
    labels.computeIfAbsent("root_cause", k -> new ArrayList<>()).add(found.path("root_cause"));
    found.path("analysis").path("links").forEach(link -> links.add((ObjectNode) link));
  }

  /** Writes so many more cases to a new file, a line each. */
  void write(int cases, Path file) {
    try (var out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      for (int i = 0; i < cases; i++) {
        out.write(next());
        out.write('\n');
      }
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  /** The next case as compact JSON. */
  String next() {
    int number = dates.size();
    int organization = organization();
    ObjectNode like = like(organization);
    ObjectNode made = like.deepCopy();
    made.put("id", id(number));
    made.put("org", "Organization " + organization);
    made.put("org_slug", "organization-" + organization);
    LocalDate date = date(like);
    made.put("date", date.toString());
    LABELS.forEach(field -> made.set(field, labels(field, like.path(field))));
    if (random.nextDouble() < LABEL_ANEW) {
      made.set("root_cause", drawn("root_cause"));
    }
    for (JsonNode source : made.path("sources")) {
      ObjectNode known = (ObjectNode) source;
      known.put("url", known.path("url").asString() + "?case=" + number);
    }
    link(made, organization, date);
    List<String> english = words(like, "en");
    List<String> korean = words(like, "ko");
    write(made, "title", english.subList(0, Math.min(8, english.size())), korean.subList(0, 4));
    write(made, "summary", english, korean);
    fill(made, english, korean);
    dates.add(date);
    organizationOf.add(organization);
    membersOf.get(organization).add(number);
    return json.writeValueAsString(made);
  }

  static String id(int number) {
    return String.format("made-%07d", number);
  }

  private int organization() {
    double all = organizationOf.size();
    double anew = CONCENTRATION + discount * casesAt.size();
    if (random.nextDouble() * (all + CONCENTRATION) < anew) {
      casesAt.add(1);
      homeOf.add(homes.get(random.nextInt(homes.size())));
      membersOf.add(new ArrayList<>());
      return casesAt.size() - 1;
    }
    while (true) {
      int known = organizationOf.get(random.nextInt(organizationOf.size()));
      if (random.nextDouble() * casesAt.get(known) >= discount) {
        casesAt.set(known, casesAt.get(known) + 1);
        return known;
      }
    }
  }

  private ObjectNode like(int organization) {
    List<ObjectNode> all =
        random.nextDouble() < OF_OWN_ORGANIZATION
            ? byOrganization.getOrDefault(homeOf.get(organization), bundled)
            : bundled;
    return all.get(random.nextInt(all.size()));
  }

  private LocalDate date(ObjectNode like) {
    String text = like.path("date").asString();
    LocalDate known = text.length() == 10 ? LocalDate.parse(text) : LocalDate.of(2020, 7, 1);
    return known.plusDays(random.nextInt(2 * DAYS_AWAY + 1) - (long) DAYS_AWAY);
  }

  private ArrayNode labels(String field, JsonNode like) {
    TreeSet<String> kept = new TreeSet<>();
    ArrayNode made = json.createArrayNode();
    for (JsonNode label : like) {
      JsonNode taken = random.nextDouble() < LABEL_ANEW ? drawn(field) : label;
      if (kept.add(taken.asString())) {
        made.add(taken);
      }
    }
    return made;
  }

  private JsonNode drawn(String field) {
    List<JsonNode> all = labels.getOrDefault(field, List.of());
    return all.get(random.nextInt(all.size()));
  }

  /** A link as the bundled cases have them; each case has two at most. */
  private void link(ObjectNode made, int organization, LocalDate date) {
    made.set("related", json.createArrayNode());
    made.set("recurrence_of", json.nullNode());
    ArrayNode all = json.createArrayNode();
    TreeSet<Integer> named = new TreeSet<>();
    for (int i = 0; i < 2; i++) {
      boolean wanted = random.nextDouble() < links.size() / 2.0 / bundled.size();
      int target = wanted ? earlier(organization, date) : -1;
      if (target >= 0 && named.add(target)) {
        all.add(links.get(random.nextInt(links.size())).deepCopy().put("id", id(target)));
      }
    }
    ((ObjectNode) made.path("analysis")).set("links", all);
  }

  private int earlier(int organization, LocalDate date) {
    List<Integer> members = membersOf.get(organization);
    for (int i = 0; i < TRIES_FOR_AN_EARLIER && !dates.isEmpty(); i++) {
      boolean inside = random.nextDouble() < LINK_INSIDE && !members.isEmpty();
      int target =
          inside ? members.get(random.nextInt(members.size())) : random.nextInt(dates.size());
      if (dates.get(target).isBefore(date)) {
        return target;
      }
    }
    return -1;
  }

  private List<String> words(ObjectNode like, String language) {
    List<String> words = new ArrayList<>();
    for (String field : List.of("title", "summary", "trigger")) {
      words.addAll(List.of(like.path(field).path(language).asString("").split("\\s+")));
    }
    while (words.size() < 8) {
      words.add("장애");
    }
    Collections.shuffle(words, random);
    return words;
  }

  private void write(ObjectNode made, String field, List<String> english, List<String> korean) {
    ObjectNode text = json.createObjectNode();
    text.put("en", String.join(" ", english));
    text.put("ko", String.join(" ", korean));
    made.set(field, text);
  }

  /** Lessons in as many words as are missing. */
  private void fill(ObjectNode made, List<String> english, List<String> korean) {
    made.set("lessons", json.nullNode());
    int missing = BYTES - json.writeValueAsBytes(made).length - 20;
    StringBuilder lessons = new StringBuilder();
    for (int i = 0, bytes = 0; bytes < missing; i++) {
      String word = i % 2 == 0 ? english.get(i % english.size()) : korean.get(i % korean.size());
      lessons.append(word).append(' ');
      bytes += word.getBytes(StandardCharsets.UTF_8).length + 1;
    }
    if (!lessons.isEmpty()) {
      made.set("lessons", json.createObjectNode().put("en", lessons.toString().strip()));
    }
  }
}
