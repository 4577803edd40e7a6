package dev.ikg.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A link that a document declares.
 *
 * @param to the other case
 * @param recurrence whether the case repeats the other; else the two are related
 * @param kind what kind of relation
 * @param named whether the source says so, and not only the editors
 */
record PlainLink(String to, boolean recurrence, Optional<String> kind, boolean named) {

  /** The links of a document, one for each other case and type; who names it wins. */
  static List<PlainLink> of(JsonNode document) {
    List<PlainLink> links = new ArrayList<>();
    for (String field : List.of("/recurrence_of", "/related", "/analysis/links")) {
      PlainCase.items(document.at(field))
          .filter(item -> item.isString() || item.isObject())
          .map(item -> of(item, field))
          .filter(link -> !link.to.equals(document.path("id").asString()))
          .forEach(link -> add(links, link));
    }
    return links;
  }

  private static PlainLink of(JsonNode item, String field) {
    String to = item.isString() ? item.asString() : item.path("id").asString();
    Optional<String> kind = PlainCase.known(item.path("kind")).findFirst();
    boolean recurrence = field.equals("/recurrence_of") || kind.equals(Optional.of("recurrence"));
    boolean unsaid = !field.equals("/analysis/links");
    boolean named =
        PlainCase.known(item.path("basis")).findFirst().map("named"::equals).orElse(unsaid);
    return new PlainLink(to, recurrence, recurrence ? Optional.empty() : kind, named);
  }

  private static void add(List<PlainLink> links, PlainLink link) {
    for (int i = 0; i < links.size(); i++) {
      PlainLink before = links.get(i);
      if (before.to.equals(link.to) && before.recurrence == link.recurrence) {
        links.set(
            i,
            new PlainLink(
                link.to,
                link.recurrence,
                before.kind.or(() -> link.kind),
                before.named || link.named));
        return;
      }
    }
    links.add(link);
  }
}
