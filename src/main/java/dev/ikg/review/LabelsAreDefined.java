package dev.ikg.review;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.problem.OtherSpelling;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Every label is one that the vocabulary defines, in the facets that it defines. One that is
 * written in another way is read as the label, which is worth a note. One that it does not have is
 * taken all the same, and every document that has it is doubtful. Either is named once, at the end,
 * with the number of documents: somebody who brings a vocabulary of their own is told so in as many
 * lines as it has labels.
 */
final class LabelsAreDefined implements Rule {

  /** So many spellings are counted; those beyond them are not named. */
  private static final int MOST_COUNTED = 10_000;

  private final DefinedLabels defined;
  private final Map<FacetValue, Use> uses = new LinkedHashMap<>();
  private long document;
  private boolean more;

  /** How often a spelling came. */
  private static final class Use {
    private final Place first;
    private long documents;
    private long last;

    Use(Place first) {
      this.first = first;
    }

    void in(long document) {
      documents += document == last ? 0 : 1;
      last = document;
    }
  }

  LabelsAreDefined(DefinedLabels defined) {
    this.defined = defined;
  }

  @Override
  public void check(Field document, Findings findings) {
    this.document++;
    KnownLabels.lists(document).forEach(labels -> check(labels, findings));
    KnownLabels.single(document).forEach(label -> check(label, findings));
  }

  /** What there is to say about the labels of all documents so far. */
  LabelReview review() {
    List<OtherSpelling> otherSpellings = new ArrayList<>();
    List<Problem> undefined = new ArrayList<>();
    uses.forEach(
        (written, use) ->
            defined
                .in(written.facet())
                .flatMap(labels -> labels.meant(written.key()))
                .ifPresentOrElse(
                    label ->
                        otherSpellings.add(
                            new OtherSpelling(
                                written.facet().word(),
                                written.key(),
                                label,
                                use.documents,
                                use.first)),
                    () -> undefined.add(undefined(written, use))));
    if (more) {
      undefined.add(
          Problem.warning(
              Place.nowhere(),
              "more labels are not as in the vocabulary than the " + MOST_COUNTED + " counted here",
              "`coverage labels` lists those of the graph that are not defined"));
    }
    return new LabelReview(otherSpellings, undefined);
  }

  private void check(KnownLabels.OfFacet found, Findings findings) {
    Optional<DefinedLabels.Defined> labels = defined.in(found.facet());
    if (labels.isEmpty()) {
      return;
    }
    for (Field item : found.field().oneOrMore()) {
      Labels.one(Optional.of(item))
          .filter(label -> !labels.get().labels().contains(label))
          .ifPresent(
              label -> {
                count(new FacetValue(found.facet(), label), findings.place(item));
                if (labels.get().meant(label).isEmpty()) {
                  findings.doubt();
                }
              });
    }
  }

  private void count(FacetValue written, Place place) {
    if (uses.size() < MOST_COUNTED || uses.containsKey(written)) {
      uses.computeIfAbsent(written, label -> new Use(place)).in(document);
    } else {
      more = true;
    }
  }

  private Problem undefined(FacetValue label, Use use) {
    String often = use.documents == 1 ? "" : ", in " + use.documents + " documents, here first";
    return Problem.warning(
        use.first,
        "%s is no %s of the vocabulary; it is taken as it is%s"
            .formatted(Characters.quote(label.key()), noun(label.facet()), often),
        defined
            .in(label.facet())
            .flatMap(labels -> labels.nearest(label.key()))
            .map("did you mean \"%s\"?"::formatted)
            .orElseGet(
                () ->
                    "`vocabulary %s` lists those that are defined"
                        .formatted(label.facet().word())));
  }

  private static String noun(Facet facet) {
    return switch (facet) {
      case EVIDENCE -> "evidence tier";
      case SOURCE -> "source kind";
      case TRIGGER -> "kind of trigger";
      case DETECTED_BY -> "kind of detection";
      default -> facet.word();
    };
  }
}
