package dev.ikg.insight;

import dev.ikg.incident.FacetValue;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How alike cases are. Of labels and of words apart: the information that two cases share, as a
 * part of all that is known of them, {@code 2 I(a and b) / (I(a) + I(b))} (Lin 1998). The score is
 * the mean of the two, since neither has a better claim; no weight is fitted to data.
 *
 * @param labels what labels tell
 * @param words what words tell
 */
public record Likeness(Information<FacetValue> labels, Information<String> words) {

  /**
   * A case beside another.
   *
   * @param incident the other case
   * @param score from 0, nothing in common, to 1
   * @param byLabels likeness of the labels
   * @param byWords likeness of title and summary
   * @param shared the labels of both, those that tell most first
   */
  public record Near(
      DescribedCase incident,
      double score,
      double byLabels,
      double byWords,
      List<FacetValue> shared) {
    public Near {
      shared = List.copyOf(shared);
    }
  }

  /** All cases beside one, the nearest first, then by id; the case itself is left out. */
  public List<Near> nearest(DescribedCase one, Collection<DescribedCase> others) {
    return others.stream()
        .filter(other -> !other.id().equals(one.id()))
        .map(other -> near(one, other))
        .sorted(
            Comparator.comparingDouble(Near::score)
                .reversed()
                .thenComparing(near -> near.incident().id()))
        .toList();
  }

  private Near near(DescribedCase one, DescribedCase other) {
    double byLabels = shared(labels, one.labels(), other.labels());
    double byWords = shared(words, one.words(), other.words());
    List<FacetValue> both =
        common(one.labels(), other.labels()).stream()
            .sorted(
                Comparator.comparingDouble((FacetValue label) -> labels.of(label))
                    .reversed()
                    .thenComparing(CaseTable.BY_LABEL))
            .toList();
    return new Near(other, (byLabels + byWords) / 2, byLabels, byWords, both);
  }

  private static <F> double shared(Information<F> information, Set<F> one, Set<F> other) {
    double all = information.of(one) + information.of(other);
    return all == 0 ? 0 : 2 * information.of(common(one, other)) / all;
  }

  private static <F> Set<F> common(Set<F> one, Set<F> other) {
    Set<F> both = new HashSet<>(one);
    both.retainAll(other);
    return both;
  }
}
