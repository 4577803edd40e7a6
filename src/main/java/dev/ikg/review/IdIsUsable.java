package dev.ikg.review;

import dev.ikg.incident.Key;
import java.util.Optional;

/** Without an id that can be told from every other one, a document cannot be kept at all. */
final class IdIsUsable implements Rule {

  private static final String HINT =
      "give it an id that no other case has, such as \"id\": \"IL-0304\"";

  @Override
  public void check(Field document, Findings findings) {
    Optional<Field> id = document.member("id");
    if (id.isEmpty()) {
      findings.error(document, "the case has no id", HINT);
      return;
    }
    Optional<String> text = id.get().text();
    if (text.isEmpty()) {
      String hint = id.get().number().map(n -> "write it in quotes: \"" + n + "\"").orElse(HINT);
      findings.error(id.get(), "the id is " + id.get().value().kind() + ", not a text", hint);
    } else if (Key.of(text.get()).isEmpty()) {
      findings.error(id.get(), "the id is empty", HINT);
    } else if (!Labels.isKnown(text.get())) {
      findings.error(id.get(), "\"" + Key.of(text.get()) + "\" is no id", HINT);
    } else if (!Labels.isUsable(text.get())) {
      findings.error(
          id.get(), "the id " + UnusableName.why(text.get()), UnusableName.hint(text.get()));
    }
  }
}
