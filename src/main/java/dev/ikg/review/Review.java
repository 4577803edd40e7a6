package dev.ikg.review;

import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.CaseDraft;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Turns drafts into cases and says what is wrong with them. An error keeps a document out; that is
 * only where taking it would load something wrong. Anything else that cannot be understood is a
 * warning: the value stays in the document and does not reach the graph.
 */
public final class Review {

  private final DefinedLabels defined;
  private final LabelsAreDefined labels;
  private final List<Rule> rules;

  /**
   * A review of the documents of one load.
   *
   * @param today dates that lie more than a year after it are named
   * @param vocabulary what it writes in another way is read as its label, and labels that it does
   *     not define are named, in the facets that it defines
   */
  public Review(LocalDate today, Vocabulary vocabulary) {
    this.defined = new DefinedLabels(vocabulary);
    this.labels = new LabelsAreDefined(defined);
    this.rules =
        List.of(
            new IdIsUsable(),
            new FieldsHaveTheirKind(),
            new FieldsAreSpelledRight(),
            new SurrogatesArePaired(),
            new SchemaIsKnown(),
            new LanguagesAreTags(),
            new OrganizationHasKey(),
            new LabelsAreUsable(),
            new LabelsStandOnce(defined),
            labels,
            new DateIsADate(),
            new DateIsPlausible(today),
            new DurationsAreExact(),
            new TimesAgree(),
            new LinksLeadElsewhere(),
            new LinksSayWhoSaysSo(),
            new ProvidersHaveARole(),
            new SourcesAreAddresses());
  }

  /**
   * The case that a draft is, and everything that the rules found, but for what {@link #labels}
   * says of all documents together.
   */
  public Reviewed review(CaseDraft draft) {
    Field document = new Field(draft.document(), draft.pointer());
    Findings findings = new Findings(draft.file());
    rules.forEach(rule -> rule.check(document, findings));
    return new Reviewed(
        findings.hasError() ? Optional.empty() : Optional.of(CaseBuilder.build(document, defined)),
        findings.problems(document),
        findings.isDoubtful());
  }

  /** What there is to say about the labels of all documents that were reviewed. */
  public LabelReview labels() {
    return labels.review();
  }
}
