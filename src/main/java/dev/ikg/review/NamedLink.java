package dev.ikg.review;

import dev.ikg.incident.CaseLink;
import dev.ikg.incident.CaseLink.Basis;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A link as a document names it, usable or not.
 *
 * @param id the field that names the other case
 * @param type what the place in the document and the kind make it
 * @param kind the kind of relation; empty where not said, and for a recurrence
 * @param basis who says so
 */
record NamedLink(Field id, CaseLink.Type type, Optional<String> kind, Basis basis) {

  private static final String RECURRENCE = "recurrence";

  /** All links of a document in the order of {@code recurrence_of}, {@code related}, analysis. */
  static List<NamedLink> all(Field document) {
    List<NamedLink> links = new ArrayList<>();
    Field.itemsOf(document.member("recurrence_of"))
        .forEach(item -> links.add(read(item, CaseLink.Type.RECURRENCE_OF, Basis.NAMED)));
    Field.itemsOf(document.member("related"))
        .forEach(item -> links.add(read(item, CaseLink.Type.RELATED_TO, Basis.NAMED)));
    Field.itemsOf(document.member("analysis", "links"))
        .forEach(item -> links.add(read(item, CaseLink.Type.RELATED_TO, Basis.INFERRED)));
    return links;
  }

  /** The other case's id as a key; empty where it cannot be one. */
  Optional<String> target() {
    return Labels.one(Optional.of(id));
  }

  /** The link as a part of a case; empty where there is no usable id. */
  Optional<CaseLink> link() {
    return target().map(target -> new CaseLink(type, target, kind, basis));
  }

  /** The fields that each hold a link: an id, or an object with one. */
  static Stream<Field> fields(Field document) {
    return Stream.of(
            document.member("recurrence_of"),
            document.member("related"),
            document.member("analysis", "links"))
        .flatMap(field -> Field.itemsOf(field).stream());
  }

  private static NamedLink read(Field item, CaseLink.Type type, Basis unsaid) {
    Field id = item.isObject() ? item.member("id").orElse(item) : item;
    Basis basis = Labels.one(item.member("basis")).flatMap(NamedLink::basis).orElse(unsaid);
    Optional<String> kind = Labels.one(item.member("kind"));
    boolean recurrence = kind.filter(word -> word.equalsIgnoreCase(RECURRENCE)).isPresent();
    if (recurrence || type == CaseLink.Type.RECURRENCE_OF) {
      return new NamedLink(id, CaseLink.Type.RECURRENCE_OF, Optional.empty(), basis);
    }
    return new NamedLink(id, type, kind, basis);
  }

  /** The basis that a word means. */
  static Optional<Basis> basis(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return List.of(Basis.values()).stream().filter(b -> b.word().equals(lower)).findFirst();
  }
}
