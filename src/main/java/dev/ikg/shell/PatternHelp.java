package dev.ikg.shell;

import dev.ikg.incident.Facet;
import dev.ikg.question.Dimension;
import dev.ikg.question.ReservedWords;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The pattern language on one page; each line of it begins with a question that can be asked. */
final class PatternHelp {

  /** What is typed behind {@code help}. */
  static final String NAME = "pattern";

  static final String TITLE = "the language of questions";

  private static final String PLURAL = "patterns";

  private static final int WIDTH = 75;

  private static final String LANGUAGE =
      """
      The pattern language: a question says what a case must be like, and how the answer is laid out.
      It is what 'ask' answers, and what narrows other commands behind --where.

      Terms, which say how a case went
        retry-storm                              a label, in whatever facet it is found
        cause:configuration-error                a label of one facet
        missing-*                                any label that fits
        factor:* with retry-storm by factor      any label of the facet: what travels with the rest
        factor:group:coupling                    any label of a group
        all                                      every case
        known resolved                           the record says something of it; or: unknown
        text "split brain"                       words in what was written about a case
        promised "more tests"                    words in what was promised afterwards

      Joining terms
        retry-storm with cold-cache              both; so do 'and' and a comma
        retry-storm or cold-cache                one of them
        retry-storm without cold-cache           the second is known not to hold; so does 'not'
        retry-storm with (cold-cache or latent-bug)
        any of (retry-storm, cold-cache)
        at least 2 of (retry-storm, cold-cache, latent-bug)

      Filters, which narrow the cases that are looked at
        all in database                          of a domain
        all at GitHub                            that happened at an organization
        all on load-balancer                     that affected a component
        all since 2020 before 2024-06-30         by date, known to the year, the month or the day
        all between 2020 and 2021                up to the end of the second
        all lasting over 2h                      until it was resolved; or: under
        all detected under 5m                    until it was noticed; or: over

      Two cases
        unpinned-version then overlapping-failures
                                                 linked cases; or: then named, then inferred
        all followed by same cause within 2y     a later case of the same organization

      Rows, behind everything else
        retry-storm across orgs at least 3       only where it was found in so many (2 if not said)
        retry-storm by year                      a row for each value
        retry-storm by org order by share desc limit 5

      """;

  private PatternHelp() {}

  /** Whether a word behind {@code help} asks for this page. */
  static boolean isMeant(String word) {
    String name = word.toLowerCase(Locale.ROOT);
    return name.equals(NAME) || name.equals(PLURAL);
  }

  /** The page. */
  static String text() {
    StringBuilder text = new StringBuilder(LANGUAGE);
    append(text, "Facets", Facet.words());
    append(text, "Rows by", Arrays.stream(Dimension.values()).map(Dimension::plural).toList());
    append(text, "Reserved words, in quotes where a label holds one", ReservedWords.EVERYWHERE);
    text.append(
        """
        A label is the longest run of words that are not reserved: retry storm is retry-storm. It may
        be written in English or Korean. Tab completes labels, and docs/pattern-language.md tells all.
        """);
    return text.toString();
  }

  private static void append(StringBuilder text, String title, List<String> words) {
    text.append(title).append('\n').append(wrapped(words)).append("\n\n");
  }

  /** Words in indented lines that are not too long. */
  static String wrapped(List<String> words) {
    StringBuilder text = new StringBuilder("  ");
    int used = 0;
    for (String word : words) {
      if (used > 0 && used + 1 + word.length() > WIDTH) {
        text.append("\n  ");
        used = 0;
      }
      text.append(used == 0 ? "" : " ").append(word);
      used += (used == 0 ? 0 : 1) + word.length();
    }
    return text.toString();
  }
}
