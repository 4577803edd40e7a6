package dev.ikg.review;

import java.util.Optional;

/** The basis of a link is one of the two words that have a meaning. */
final class LinksSayWhoSaysSo implements Rule {

  @Override
  public void check(Field document, Findings findings) {
    NamedLink.fields(document)
        .flatMap(link -> link.member("basis").stream())
        .forEach(basis -> basis(basis, findings));
  }

  private static void basis(Field field, Findings findings) {
    Optional<String> word = Labels.one(Optional.of(field));
    if (word.isPresent() && NamedLink.basis(word.get()).isEmpty()) {
      findings.warn(
          field,
          Characters.quote(word.get()) + " is no basis of a link",
          "write \"named\" where the source names the other case, else \"inferred\"");
    }
  }
}
