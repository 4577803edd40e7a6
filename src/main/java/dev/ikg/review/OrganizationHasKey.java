package dev.ikg.review;

import dev.ikg.incident.Key;
import java.util.Optional;

/** The organization can be told from others: by its slug, or by a name that a slug comes from. */
final class OrganizationHasKey implements Rule {

  @Override
  public void check(Field document, Findings findings) {
    Optional<Field> slug = document.member("org_slug");
    slug.ifPresent(field -> slug(field, findings));
    document
        .member("org")
        .flatMap(field -> Prose.of(Optional.of(field)).in("en"))
        .ifPresent(name -> name(document, name, findings));
  }

  private static void slug(Field field, Findings findings) {
    Optional<String> written = field.text().filter(Labels::isKnown);
    if (written.isEmpty()) {
      return;
    }
    String slug = Organizations.slug(Optional.of(field)).orElse("");
    if (!Labels.isUsable(written.get())) {
      findings.warn(
          field,
          "the slug " + UnusableName.why(written.get()) + "; it is left out",
          UnusableName.hint(written.get()));
    } else if (slug.isEmpty()) {
      findings.warn(
          field,
          "the slug " + Characters.quote(written.get()) + " has no letter or digit; it is left out",
          "write lower-case letters, digits and hyphens");
    } else if (!slug.equals(Key.of(written.get()))) {
      findings.warn(
          field,
          "the slug " + Characters.quote(written.get()) + " is read as \"" + slug + "\"",
          "write lower-case letters, digits and hyphens");
    }
  }

  private static void name(Field document, String name, Findings findings) {
    Field field = document.member("org").orElse(document);
    if (!Labels.isUsable(name)) {
      findings.warn(
          field,
          "the name " + UnusableName.why(name) + "; it is left out",
          UnusableName.hint(name));
    } else if (Organizations.of(document).isEmpty()) {
      findings.warn(
          field,
          "the name " + Characters.quote(name) + " has no letter or digit to make a slug of",
          "give the organization a slug: \"org_slug\": \"...\"");
    }
  }
}
