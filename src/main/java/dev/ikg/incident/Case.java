package dev.ikg.incident;

import java.time.Duration;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A post-incident record that passed review. What is not known is empty; nothing is null.
 *
 * @param id the identifier, unique among all cases
 * @param organization where it happened
 * @param date when it began, in the precision given
 * @param dateKind whether the date is that of the incident or of its publication
 * @param texts what was written about it
 * @param labels what it was labelled with
 * @param timeline how long things took
 * @param remediation what was done, in order
 * @param actionItems what was promised, in order
 * @param links the other cases that it names or that we think it is linked to
 * @param sources where it was reported, in order
 * @param unread what the sources say and nobody read
 * @param url the page of the record itself
 * @param updatedAt when the record last changed, as written
 */
public record Case(
    String id,
    Optional<Organization> organization,
    Optional<PartialDate> date,
    Optional<String> dateKind,
    Texts texts,
    Labels labels,
    Timeline timeline,
    List<LocalizedText> remediation,
    List<LocalizedText> actionItems,
    List<CaseLink> links,
    List<Source> sources,
    List<String> unread,
    Optional<String> url,
    Optional<String> updatedAt) {

  public Case {
    if (id.isBlank()) {
      throw new IllegalArgumentException("a case needs an id");
    }
    remediation = List.copyOf(remediation);
    actionItems = List.copyOf(actionItems);
    links = List.copyOf(links);
    sources = List.copyOf(sources);
    unread = List.copyOf(unread);
  }

  /**
   * An organization.
   *
   * @param slug the key, lower case letters, digits and hyphens
   * @param name the name as written; empty where only the slug came
   */
  public record Organization(String slug, Optional<String> name) {}

  /** What was written about a case, each in the languages it came in. */
  public record Texts(
      LocalizedText title,
      LocalizedText summary,
      LocalizedText trigger,
      LocalizedText detection,
      LocalizedText symptoms,
      LocalizedText lessons,
      LocalizedText impact) {}

  /**
   * The labels of a case: of all facets that have a field of their own in a document.
   *
   * @param byFacet in the order of the record, no label twice
   * @param providers the organizations that this one relied on and what they did
   */
  public record Labels(Map<Facet, List<String>> byFacet, List<Provider> providers) {
    public Labels {
      Map<Facet, List<String>> known = new EnumMap<>(Facet.class);
      byFacet.forEach(
          (facet, labels) -> {
            if (!labels.isEmpty()) {
              known.put(facet, List.copyOf(labels));
            }
          });
      byFacet = Collections.unmodifiableMap(known);
      providers = List.copyOf(providers);
    }

    /** The labels in a facet; none where they are not known. */
    public List<String> all(Facet facet) {
      return byFacet.getOrDefault(facet, List.of());
    }

    /** The label in a facet that holds one at most. */
    public Optional<String> one(Facet facet) {
      return all(facet).stream().findFirst();
    }
  }

  /**
   * A supplier that took part.
   *
   * @param slug the supplier's key among organizations
   * @param role {@code failed}, {@code changed} or {@code breached}; empty where not said
   */
  public record Provider(String slug, Optional<String> role) {}

  /** Times from the start of the incident; zero is a value, empty is not known. */
  public record Timeline(Optional<Duration> detectedAfter, Optional<Duration> resolvedAfter) {}

  /**
   * A place where the case was reported.
   *
   * @param url an absolute address
   */
  public record Source(String url, Optional<String> kind, Optional<String> archived) {}
}
