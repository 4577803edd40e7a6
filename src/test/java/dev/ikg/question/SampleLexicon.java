package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Lexicon.Entry;
import dev.ikg.incident.LocalizedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A small graph's names: labels of each kind, groups, look-alikes and Korean spellings. */
final class SampleLexicon {

  private SampleLexicon() {}

  static Lexicon lexicon() {
    List<Entry> entries = new ArrayList<>();
    label(entries, Facet.FACTOR, 51, "retry-storm", "재시도 폭풍");
    label(entries, Facet.FACTOR, 18, "unpinned-version", "고정되지 않은 버전");
    label(entries, Facet.FACTOR, 56, "automation-amplified");
    label(entries, Facet.FACTOR, 12, "cold-cache");
    label(entries, Facet.FACTOR, 137, "missing-monitoring");
    label(entries, Facet.FACTOR, 84, "missing-safeguard");
    label(entries, Facet.FACTOR, 51, "missing-resource-limits");
    label(entries, Facet.FACTOR, 129, "latent-bug");
    label(entries, Facet.FACTOR, 83, "shared-dependency");
    label(entries, Facet.FACTOR, 73, "hidden-dependency");
    label(entries, Facet.FACTOR, 0, "circular-dependency");
    label(entries, Facet.FACTOR, 7, "monitoring-blind");
    label(entries, Facet.FACTOR, 3, "point in time recovery");
    label(entries, Facet.CAUSE, 53, "upgrade-breaking-change");
    label(entries, Facet.CAUSE, 72, "configuration-error");
    label(entries, Facet.CAUSE, 140, "software-defect");
    label(entries, Facet.COMPONENT, 140, "database", "데이터베이스");
    label(entries, Facet.COMPONENT, 59, "load-balancer");
    label(entries, Facet.SYMPTOM, 258, "service-unavailable");
    label(entries, Facet.SYMPTOM, 12, "monitoring-blind");
    label(entries, Facet.SYMPTOM, 33, "data-loss");
    label(entries, Facet.DOMAIN, 134, "database");
    label(entries, Facet.DOMAIN, 117, "networking");
    label(entries, Facet.ORG, 12, "datadog", "Datadog");
    label(entries, Facet.ORG, 16, "mybinder-org", "mybinder.org");
    label(entries, Facet.ORG, 2, "first-national-bank", "First National Bank", "First National");
    label(entries, Facet.ORG, 1, "least-authority", "Least Authority");
    label(entries, Facet.ORG, 4, "kakao", "카카오");
    label(entries, Facet.SEVERITY, 12, "critical");
    label(entries, Facet.EVIDENCE, 300, "primary-full");
    label(entries, Facet.EVIDENCE, 74, "secondary-digest");
    label(entries, Facet.SOURCE, 1, "https://status.example.com/incidents/1");
    group(entries, Facet.FACTOR, "coupling", "결합");
    group(entries, Facet.FACTOR, "detection");
    return new Lexicon(entries, Map.of(), perhaps());
  }

  private static Map<String, List<Lexicon.Perhaps>> perhaps() {
    LocalizedText doubt = LocalizedText.of(Map.of("en", "It differs from one to the other."));
    FacetValue datadog = new FacetValue(Facet.ORG, "datadog");
    FacetValue critical = new FacetValue(Facet.SEVERITY, "critical");
    return Map.of(
        "dd", List.of(new Lexicon.Perhaps(datadog, LocalizedText.NONE)),
        "p1", List.of(new Lexicon.Perhaps(critical, doubt)));
  }

  private static void label(List<Entry> into, Facet facet, long cases, String... spellings) {
    into.add(new Entry(new FacetValue(facet, spellings[0]), List.of(spellings), cases, false));
  }

  private static void group(List<Entry> into, Facet facet, String... spellings) {
    into.add(new Entry(new FacetValue(facet, spellings[0]), List.of(spellings), 0, true));
  }
}
