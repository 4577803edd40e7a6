package dev.ikg.review;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the labels of a document stand. */
final class KnownLabels {

  private static final List<String> LISTS =
      List.of("contributing", "root_cause", "components", "symptoms", "domain");

  private KnownLabels() {}

  /** The fields that hold labels in lists. */
  static List<Field> lists(Field document) {
    Optional<Field> evidence = document.member("analysis", "evidence");
    return Stream.concat(
            LISTS.stream().flatMap(name -> document.member(name).stream()),
            Stream.of("read", "unread")
                .flatMap(name -> evidence.flatMap(e -> e.member(name)).stream()))
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
