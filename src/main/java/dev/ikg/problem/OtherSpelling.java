package dev.ikg.problem;

/**
 * A label that documents write in another way than the vocabulary does. It is nothing wrong, and
 * still worth saying.
 *
 * @param facet the word for what kind of label it is, such as {@code factor}
 * @param written the label as it is written
 * @param label what it is read as, the label of the vocabulary
 * @param documents how many documents write it so, at least one
 * @param first where it stands first
 */
public record OtherSpelling(
    String facet, String written, String label, long documents, Place first) {}
