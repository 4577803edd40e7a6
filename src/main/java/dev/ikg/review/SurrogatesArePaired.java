package dev.ikg.review;

import dev.ikg.intake.JsonPointer;
import dev.ikg.intake.JsonValue.JsonNull;
import dev.ikg.intake.Surrogates;

/**
 * Half of a character that takes two: UTF-8 has no form for it. The document keeps it as an escape;
 * in the graph it shows as U+FFFD.
 */
final class SurrogatesArePaired implements Rule {

  private static final String HINT =
      "write the whole character; its second half was lost, often where a text was cut to a length";

  @Override
  public void check(Field field, Findings findings) {
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
    field.members().forEach(member -> check(member, findings));
    field.items().forEach(item -> check(item, findings));
  }
}
