package dev.ikg.review;

import dev.ikg.incident.Key;
import java.util.Locale;
import java.util.Optional;

/** A provider is an organization, and what it did is one of the words that have a meaning. */
final class ProvidersHaveARole implements Rule {

  @Override
  public void check(Field document, Findings findings) {
    Organizations.providerFields(document).forEach(provider -> provider(provider, findings));
  }

  private static void provider(Field provider, Findings findings) {
    Field name = provider.member("org_slug").orElse(provider);
    Optional<String> slug = Organizations.slug(Optional.of(name));
    Optional<String> written = name.text().map(Key::of);
    if (slug.isEmpty() && (name.isObject() || written.filter(Labels::isKnown).isPresent())) {
      findings.warn(
          name, "the provider has no usable slug; it is left out", "write \"org_slug\": \"...\"");
    } else if (slug.isPresent() && !slug.equals(written)) {
      findings.warn(
          name,
          "the slug " + Characters.quote(written.orElse("")) + " is read as \"" + slug.get() + "\"",
          "write lower-case letters, digits and hyphens");
    }
    provider.member("role").ifPresent(role -> role(role, findings));
  }

  private static void role(Field field, Findings findings) {
    Optional<String> known = field.text().filter(Labels::isKnown).map(Key::of);
    if (known.isPresent() && !Organizations.ROLES.contains(known.get().toLowerCase(Locale.ROOT))) {
      findings.warn(
          field,
          Characters.quote(known.get()) + " is no role of a provider; it is left out",
          "write failed, changed or breached");
    }
  }
}
