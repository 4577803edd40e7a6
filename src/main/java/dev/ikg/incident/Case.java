package dev.ikg.incident;

import java.time.Duration;
import java.util.List;
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
 * @param evidence how much of the source was read
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
    Evidence evidence,
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
   * The labels of a case. Lists keep the order of the record and hold no label twice.
   *
   * @param providers the organizations that this one relied on and what they did
   */
  public record Labels(
      List<String> factors,
      List<String> causes,
      List<String> components,
      List<String> symptoms,
      List<String> domains,
      Optional<String> severity,
      Optional<String> trigger,
      Optional<String> detectedBy,
      List<Provider> providers) {
    public Labels {
      factors = List.copyOf(factors);
      causes = List.copyOf(causes);
      components = List.copyOf(components);
      symptoms = List.copyOf(symptoms);
      domains = List.copyOf(domains);
      providers = List.copyOf(providers);
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

  /** How much of the source was read: the tier, and the parts read and not read. */
  public record Evidence(Optional<String> tier, List<String> read, List<String> unread) {
    public Evidence {
      read = List.copyOf(read);
      unread = List.copyOf(unread);
    }
  }
}
