package dev.ikg.review;

import dev.ikg.incident.Facet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Where the labels of a document stand. */
final class KnownLabels {

  /** Where a document says what nobody read; it is no facet, but a list of the same labels. */
  static final List<String> UNREAD = List.of("analysis", "evidence", "unread");

  /** A field that holds labels of one facet: a list, or one of them alone. */
  record OfFacet(Facet facet, Field field) {}

  private KnownLabels() {}

  /** The fields that hold labels in lists. */
  static List<OfFacet> lists(Field document) {
    Stream<OfFacet> unread = of(Facet.READ, document.at(UNREAD));
    return Stream.concat(own(document, facet -> !facet.isSingle()), unread).toList();
  }

  /** The fields that hold one label of a facet. */
  static List<OfFacet> single(Field document) {
    Stream<OfFacet> sources =
        sources(document).flatMap(source -> of(Facet.SOURCE, source.member("kind")));
    return Stream.concat(own(document, Facet::isSingle), sources).toList();
  }

  /** The fields that hold one short name that is no label. */
  static List<Field> names(Field document) {
    Stream<Field> own =
        Stream.of("date_kind", "updated_at").flatMap(name -> document.member(name).stream());
    Stream<Field> copies = sources(document).flatMap(source -> source.member("archived").stream());
    Stream<Field> links =
        NamedLink.fields(document)
            .flatMap(link -> Stream.of("kind", "basis").map(link::member))
            .flatMap(Optional::stream);
    return Stream.of(own, copies, links).flatMap(fields -> fields).toList();
  }

  private static Stream<Field> sources(Field document) {
    return Field.itemsOf(document.member("sources")).stream();
  }

  private static Stream<OfFacet> own(Field document, Predicate<Facet> wanted) {
    return Facet.withField().filter(wanted).flatMap(facet -> of(facet, document.at(facet.path())));
  }

  private static Stream<OfFacet> of(Facet facet, Optional<Field> field) {
    return field.stream().map(found -> new OfFacet(facet, found));
  }
}
