package dev.ikg.review;

import dev.ikg.problem.OtherSpelling;
import dev.ikg.problem.Problem;
import java.util.List;

/**
 * What a review has to say about labels once it has seen all documents, each spelling once.
 *
 * @param otherSpellings those that are read as a label of the vocabulary
 * @param undefined warnings about those that the vocabulary does not have, in the order in which
 *     they came
 */
public record LabelReview(List<OtherSpelling> otherSpellings, List<Problem> undefined) {
  public LabelReview {
    otherSpellings = List.copyOf(otherSpellings);
    undefined = List.copyOf(undefined);
  }
}
