package dev.ikg.review;

import dev.ikg.incident.Case;
import dev.ikg.incident.Key;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Reads where a case happened, and whom it relied on. */
final class Organizations {

  /** What a provider can have done. */
  static final Set<String> ROLES = Set.of("failed", "changed", "breached");

  private Organizations() {}

  /** The organization; its slug is derived from its name where none is given. */
  static Optional<Case.Organization> of(Field document) {
    Optional<String> name = name(document);
    return slug(document.member("org_slug"))
        .or(() -> name.map(Key::slug).filter(slug -> !slug.isEmpty()))
        .map(slug -> new Case.Organization(slug, name));
  }

  /** The name of the organization, in English where it has one. */
  static Optional<String> name(Field document) {
    return Prose.of(document.member("org")).in("en").filter(Labels::isUsable).map(Key::of);
  }

  /** A slug as the graph keeps it. */
  static Optional<String> slug(Optional<Field> field) {
    return Labels.one(field).map(Key::slug).filter(slug -> !slug.isEmpty());
  }

  /** The providers, each once for each role. */
  static List<Case.Provider> providers(Field document) {
    return providerFields(document).stream()
        .flatMap(
            item ->
                slug(item.member("org_slug").or(() -> Optional.of(item))).stream()
                    .map(slug -> new Case.Provider(slug, role(item))))
        .distinct()
        .toList();
  }

  /** The fields that each name a provider. */
  static List<Field> providerFields(Field document) {
    return Field.itemsOf(document.member("analysis", "providers"));
  }

  private static Optional<String> role(Field item) {
    return Labels.one(item.member("role"))
        .map(word -> word.toLowerCase(Locale.ROOT))
        .filter(ROLES::contains);
  }
}
