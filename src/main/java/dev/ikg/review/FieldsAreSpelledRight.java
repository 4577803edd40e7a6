package dev.ikg.review;

import dev.ikg.incident.EditDistance;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A field of another name stays in the document and reaches no count. Where its name is nearly that
 * of a field that the document lacks, that is a slip and worth a word.
 */
final class FieldsAreSpelledRight implements Rule {

  private static final int SLIPS = 2;

  /** Fields of a case that no other rule reads. */
  private static final Set<String> KEPT = Set.of("id", "docs", "review", "schema_version");

  /** What other people call our fields. */
  private static final Map<String, String> ELSEWHERE =
      Map.ofEntries(
          Map.entry("organization", "org"),
          Map.entry("organisation", "org"),
          Map.entry("company", "org"),
          Map.entry("cause", "root_cause"),
          Map.entry("rootcause", "root_cause"),
          Map.entry("root_causes", "root_cause"),
          Map.entry("factors", "contributing"),
          Map.entry("contributing_factors", "contributing"),
          Map.entry("contributingfactors", "contributing"),
          Map.entry("related_cases", "related"),
          Map.entry("source", "sources"),
          Map.entry("actions", "action_items"));

  @Override
  public void check(Field document, Findings findings) {
    document
        .names()
        .filter(name -> !isKnown(name))
        .forEach(
            name ->
                meant(name)
                    .filter(right -> document.member(right).isEmpty())
                    .ifPresent(right -> warn(document, name, right, findings)));
  }

  private static boolean isKnown(String name) {
    return KEPT.contains(name) || FieldsHaveTheirKind.names().contains(name);
  }

  private static Optional<String> meant(String name) {
    String folded = name.toLowerCase(Locale.ROOT).replace('-', '_').replace(' ', '_');
    return isKnown(folded)
        ? Optional.of(folded)
        : Optional.ofNullable(ELSEWHERE.get(folded))
            .or(
                () ->
                    EditDistance.nearest(
                        folded, FieldsHaveTheirKind.names(), Math.min(SLIPS, folded.length() / 4)));
  }

  private static void warn(Field document, String name, String right, Findings findings) {
    document
        .member(name)
        .ifPresent(
            field ->
                findings.warn(
                    field,
                    "there is no field " + Characters.quote(name) + "; it is kept and not counted",
                    "write " + Characters.quote(right) + " if that is meant"));
  }
}
