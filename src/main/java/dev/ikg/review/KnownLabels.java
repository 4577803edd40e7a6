package dev.ikg.review;

import dev.ikg.incident.Facet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the labels of a document stand. */
final class KnownLabels {

  private static final List<Map.Entry<String, Facet>> LISTS =
      List.of(
          Map.entry("contributing", Facet.FACTOR),
          Map.entry("root_cause", Facet.CAUSE),
          Map.entry("components", Facet.COMPONENT),
          Map.entry("symptoms", Facet.SYMPTOM),
          Map.entry("domain", Facet.DOMAIN));

  /** A field that holds labels of one facet: a list, or one of them alone. */
  record OfFacet(Facet facet, Field field) {}

  private KnownLabels() {}

  /** The fields that hold labels in lists. */
  static List<OfFacet> lists(Field document) {
    Optional<Field> evidence = document.member("analysis", "evidence");
    return Stream.concat(
            LISTS.stream()
                .flatMap(
                    name ->
                        document.member(name.getKey()).stream()
                            .map(field -> new OfFacet(name.getValue(), field))),
            Stream.of("read", "unread")
                .flatMap(name -> evidence.flatMap(e -> e.member(name)).stream())
                .map(field -> new OfFacet(Facet.READ, field)))
        .toList();
  }

  /** The fields that hold one label of a facet. */
  static List<OfFacet> single(Field document) {
    Stream<OfFacet> own =
        Stream.of(
                one(Facet.SEVERITY, document.member("severity")),
                one(Facet.TRIGGER, document.member("analysis", "trigger_kind")),
                one(Facet.DETECTED_BY, document.member("analysis", "detected_by")),
                one(
                    Facet.EVIDENCE,
                    document.member("analysis", "evidence").flatMap(e -> e.member("tier"))))
            .flatMap(Optional::stream);
    Stream<OfFacet> sources =
        sources(document).flatMap(source -> one(Facet.SOURCE, source.member("kind")).stream());
    return Stream.concat(own, sources).toList();
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

  private static Optional<OfFacet> one(Facet facet, Optional<Field> field) {
    return field.map(found -> new OfFacet(facet, found));
  }
}
