package dev.ikg.insight;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The factors and symptoms of 245 incidents of 73 organizations. */
final class Facts245 {

  /** An incident. */
  record Incident(String id, String org, Set<String> labels, Set<FacetValue> values) {

    /** One with these factors and no symptom. */
    static Incident of(String id, String org, String... factors) {
      return read(id, org, List.of(factors), List.of());
    }

    static Incident read(String id, String org, List<String> factors, List<String> symptoms) {
      return new Incident(
          id,
          org,
          Stream.concat(factors.stream(), symptoms.stream()).collect(Collectors.toSet()),
          Stream.concat(
                  factors.stream().map(name -> new FacetValue(Facet.FACTOR, name)),
                  symptoms.stream().map(name -> new FacetValue(Facet.SYMPTOM, name)))
              .collect(Collectors.toSet()));
    }
  }

  private Facts245() {}

  static List<Incident> incidents() {
    try (InputStream in = Facts245.class.getResourceAsStream("/insight/facts-245.csv")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .skip(1)
          .map(line -> line.split(",", -1))
          .map(part -> Incident.read(part[0], part[1], words(part[2]), words(part[3])))
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  /** The counts by organization of sides that each are a label. */
  static List<OrganizationCounts> counts(List<Incident> incidents, String... labels) {
    Map<String, List<Incident>> byOrganization = new TreeMap<>();
    incidents.forEach(
        incident ->
            byOrganization.computeIfAbsent(incident.org(), o -> new ArrayList<>()).add(incident));
    return byOrganization.entrySet().stream()
        .map(
            entry ->
                new OrganizationCounts(
                    entry.getKey(),
                    entry.getValue().size(),
                    Stream.of(labels)
                        .map(label -> count(entry.getValue(), i -> i.labels().contains(label)))
                        .toList(),
                    count(entry.getValue(), i -> i.labels().containsAll(Set.of(labels)))))
        .toList();
  }

  static List<LabelledCases> labelled(List<Incident> incidents) {
    return incidents.stream()
        .map(incident -> new LabelledCases(Optional.of(incident.org()), incident.values(), 1))
        .toList();
  }

  private static int count(List<Incident> incidents, Predicate<Incident> holds) {
    return (int) incidents.stream().filter(holds).count();
  }
}
