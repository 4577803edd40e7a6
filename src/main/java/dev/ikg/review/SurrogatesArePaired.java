package dev.ikg.review;

import dev.ikg.intake.JsonPointer;
import dev.ikg.intake.JsonValue;
import dev.ikg.intake.JsonValue.JsonArray;
import dev.ikg.intake.JsonValue.JsonNull;
import dev.ikg.intake.JsonValue.JsonObject;
import dev.ikg.intake.JsonValue.JsonText;
import dev.ikg.intake.Surrogates;

/**
 * Half of a character that takes two: UTF-8 has no form for it. The document keeps it as an escape;
 * in the graph it shows as U+FFFD.
 */
final class SurrogatesArePaired implements Rule {

  private static final String HINT =
      "write the whole character; its second half was lost, often where a text was cut to a length";

  @Override
  public void check(Field document, Findings findings) {
    if (isAnywhere(document.value())) {
      name(document, findings);
    }
  }

  /** Looks at the plain values, for hardly any document has one, and places take time to make. */
  private static boolean isAnywhere(JsonValue value) {
    if (value instanceof JsonText text) {
      return Surrogates.hasUnpaired(text.text());
    }
    if (value instanceof JsonArray array) {
      return array.items().stream().anyMatch(SurrogatesArePaired::isAnywhere);
    }
    return value instanceof JsonObject object
        && object.members().entrySet().stream()
            .anyMatch(
                member -> Surrogates.hasUnpaired(member.getKey()) || isAnywhere(member.getValue()));
  }

  private static void name(Field field, Findings findings) {
    if (field.text().filter(Surrogates::hasUnpaired).isPresent()) {
      findings.warn(field, "the text holds an unpaired surrogate", HINT);
    }
    field
        .names()
        .filter(Surrogates::hasUnpaired)
        .forEach(
            name -> {
              Field nothing =
                  new Field(new JsonNull(field.line()), JsonPointer.member(field.pointer(), name));
              findings.warn(
                  field.member(name).orElse(nothing),
                  "the name of this member holds an unpaired surrogate",
                  HINT);
            });
    field.members().forEach(member -> name(member, findings));
    field.items().forEach(item -> name(item, findings));
  }
}
