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

  /** The fields that hold one label or short name. */
  static List<Field> single(Field document) {
    Stream<Field> own =
        Stream.of("severity", "date_kind", "updated_at")
            .flatMap(name -> document.member(name).stream());
    Stream<Field> analysis =
        Stream.of("trigger_kind", "detected_by")
            .flatMap(name -> document.member("analysis", name).stream());
    Stream<Field> tier =
        document.member("analysis", "evidence").flatMap(e -> e.member("tier")).stream();
    Stream<Field> sources =
        document.member("sources").map(Field::oneOrMore).orElse(List.of()).stream()
            .flatMap(source -> Stream.of("kind", "archived").map(source::member))
            .flatMap(Optional::stream);
    Stream<Field> links =
        NamedLink.fields(document)
            .flatMap(link -> Stream.of("kind", "basis").map(link::member))
            .flatMap(Optional::stream);
    return Stream.of(own, analysis, tier, sources, links).flatMap(fields -> fields).toList();
  }
}
