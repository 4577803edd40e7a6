package dev.ikg.casework;

import dev.ikg.graph.CaseNames;
import dev.ikg.graph.Graph;
import dev.ikg.graph.LexiconReader;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.problem.Count;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What somebody may have meant by an id that no case has. */
final class MeantCases {

  private static final int MOST_NAMED = 3;

  /** So many are looked up; more would take longer than they help. */
  private static final int MOST_LOOKED_UP = 50;

  /** Fewer letters are the beginning of too many ids. */
  private static final int SHORTEST_BEGINNING = 3;

  /** A slug that is written in a question without quotes. */
  private static final Pattern PLAIN = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  private final Graph.Transaction transaction;
  private final NearestIds nearest;
  private final Map<String, String> organizations;

  /** Looks for what was meant by each of these ids. */
  MeantCases(Graph.Transaction transaction, Collection<String> unknown) {
    this.transaction = transaction;
    this.nearest = NearestIds.of(transaction, unknown);
    Lexicon names =
        LexiconReader.of(CaseNames.organizations(transaction), VocabularyReader.bundled());
    this.organizations =
        unknown.stream()
            .distinct()
            .limit(MOST_LOOKED_UP)
            .filter(id -> organization(id, names).isPresent())
            .collect(Collectors.toMap(id -> id, id -> organization(id, names).orElseThrow()));
  }

  private static Optional<String> organization(String name, Lexicon names) {
    Optional<Facet> org = Optional.of(Facet.ORG);
    Stream<FacetValue> certain =
        names.labels(name, org).stream().filter(e -> e.cases() > 0).map(Lexicon.Entry::value);
    Stream<FacetValue> perhaps = names.perhaps(name, org).stream().map(Lexicon.Perhaps::value);
    return Stream.concat(certain, perhaps).map(FacetValue::key).findFirst();
  }

  /**
   * One line that says what to write in the place of an id: the cases of an organization of that
   * name, the nearest ids, or those that begin so.
   *
   * @param otherwise where nothing of that kind is there
   */
  String hint(String id, String otherwise) {
    return Optional.ofNullable(organizations.get(id))
        .map(this::casesAt)
        .or(
            () ->
                Optional.of(nearest.to(id))
                    .filter(near -> !near.isEmpty())
                    .map(NearestIds::didYouMean))
        .or(() -> beginning(id))
        .orElse(otherwise);
  }

  private String casesAt(String slug) {
    CaseNames.Newest at = CaseNames.newestAt(slug, MOST_NAMED, transaction);
    String ids = at.newest().stream().map(id -> "\"" + id + "\"").collect(Collectors.joining(", "));
    boolean all = at.cases() <= MOST_NAMED;
    return "Did you mean the organization `%s`? It has %s%s %s.%s"
        .formatted(
            slug,
            Count.of(at.cases(), "case", "cases"),
            all ? ":" : "; the newest are",
            ids,
            all || !PLAIN.matcher(slug).matches() ? "" : " `ask all at " + slug + "` lists them.");
  }

  private Optional<String> beginning(String id) {
    return Stream.of(id, id.toLowerCase(Locale.ROOT), id.toUpperCase(Locale.ROOT))
        .filter(text -> text.length() >= SHORTEST_BEGINNING)
        .map(this::idsBeginning)
        .filter(ids -> !ids.isEmpty())
        .findFirst()
        .map(NearestIds::didYouMean);
  }

  private List<String> idsBeginning(String text) {
    return CaseNames.beginning(text, MOST_NAMED, transaction).stream()
        .map(CaseNames.Name::id)
        .limit(MOST_NAMED)
        .toList();
  }
}
