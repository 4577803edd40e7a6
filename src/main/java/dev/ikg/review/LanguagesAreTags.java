package dev.ikg.review;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The members of a text by language are named by language tags, each language once. */
final class LanguagesAreTags implements Rule {

  private static final List<String> PROSE =
      List.of("org", "title", "summary", "trigger", "detection", "symptoms_text", "lessons");

  @Override
  public void check(Field document, Findings findings) {
    prose(document).forEach(field -> field.oneOrMore().forEach(text -> languages(text, findings)));
  }

  private static Stream<Field> prose(Field document) {
    Stream<Field> impact =
        document.member("impact").stream()
            .flatMap(
                field ->
                    Prose.isImpact(field)
                        ? Prose.IMPACT.stream().flatMap(part -> field.member(part).stream())
                        : Stream.of(field));
    Stream<Field> tasks =
        Stream.of("remediation", "action_items")
            .flatMap(name -> document.member(name).stream())
            .flatMap(field -> field.oneOrMore().stream())
            .map(item -> item.member("text").orElse(item));
    Stream<Field> plain = PROSE.stream().flatMap(name -> document.member(name).stream());
    return Stream.of(plain, impact, tasks).flatMap(fields -> fields);
  }

  private static void languages(Field text, Findings findings) {
    Set<String> seen = new HashSet<>();
    for (String name : text.names().toList()) {
      Optional<Field> member = text.member(name);
      if (member.isEmpty()) {
        continue;
      }
      if (!Prose.isLanguage(name)) {
        findings.warn(
            member.get(),
            Characters.quote(name) + " is no language tag; the text is left out",
            "write texts by language, such as {\"en\": \"...\", \"ko\": \"...\"}");
      } else if (!seen.add(Prose.language(name))) {
        findings.warn(
            member.get(),
            Characters.quote(name) + " names a language that stands here already; it is left out",
            "keep one text a language");
      }
    }
  }
}
