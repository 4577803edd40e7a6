package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.incident.Key;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Lexicon.Entry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What can be typed where the beginning of a question ends.
 *
 * @param from where what was typed begins that a proposal takes the place of
 * @param proposals the best first: names by their number of cases, then words of the language
 */
public record Completion(int from, List<Proposal> proposals) {

  /**
   * Where nothing of a name was typed and any would do, only names of these facets, and so many.
   */
  private static final Set<Facet> USUAL =
      Set.of(Facet.FACTOR, Facet.CAUSE, Facet.SYMPTOM, Facet.COMPONENT, Facet.DOMAIN);

  private static final int MOST_FREQUENT = 30;

  public Completion {
    proposals = List.copyOf(proposals);
  }

  /**
   * What can follow a text.
   *
   * @param lexicon the names of the graph; asked for only where a name may stand
   */
  public static Completion of(String text, Supplier<Lexicon> lexicon) {
    Expectation expected = ExpectationReader.of(text);
    int from = expected.name().map(Expectation.Name::from).orElse(expected.wordFrom());
    List<Proposal> proposals = new ArrayList<>();
    expected.name().ifPresent(name -> proposals.addAll(names(name, lexicon.get())));
    String typed = text.substring(expected.wordFrom()).toLowerCase(Locale.ROOT);
    for (String word : expected.words()) {
      if (word.startsWith(typed)) {
        String before = text.substring(from, expected.wordFrom());
        proposals.add(new Proposal(before + word, word, "", !word.endsWith(":")));
      }
    }
    return new Completion(from, proposals);
  }

  /** A label as it can be typed, with the facets in which it means something. */
  private record Found(String spelling, List<Entry> entries) {
    boolean isUsual() {
      return entries.stream().anyMatch(entry -> USUAL.contains(entry.value().facet()));
    }

    long cases() {
      return entries.stream().mapToLong(Entry::cases).sum();
    }
  }

  private static List<Proposal> names(Expectation.Name name, Lexicon lexicon) {
    String begun = Key.folded(name.begun());
    List<Found> found = find(name, lexicon, spelling -> spelling.startsWith(begun));
    if (found.isEmpty()) {
      found = find(name, lexicon, spelling -> spelling.contains("-" + begun));
    }
    boolean anything = begun.isEmpty() && name.facet().isEmpty();
    return found.stream()
        .sorted(Comparator.comparingLong(Found::cases).reversed().thenComparing(Found::spelling))
        .filter(each -> !anything || each.isUsual())
        .limit(anything ? MOST_FREQUENT : found.size())
        .map(each -> proposal(name, each))
        .toList();
  }

  /** Whether a folded spelling is wanted. */
  @FunctionalInterface
  private interface Wanted {
    boolean is(String spelling);
  }

  private static List<Found> find(Expectation.Name name, Lexicon lexicon, Wanted wanted) {
    Map<String, List<Entry>> bySpelling = new LinkedHashMap<>();
    for (Entry entry : lexicon.entries()) {
      boolean fits =
          entry.group() == name.group()
              && (name.facet().isEmpty() || name.facet().get() == entry.value().facet());
      if (fits) {
        spelling(entry, wanted)
            .ifPresent(text -> bySpelling.computeIfAbsent(text, t -> new ArrayList<>()).add(entry));
      }
    }
    return bySpelling.entrySet().stream().map(e -> new Found(e.getKey(), e.getValue())).toList();
  }

  /** The label itself where it is wanted, or else the first other way to write it that is. */
  private static Optional<String> spelling(Entry entry, Wanted wanted) {
    return entry.spellings().stream().filter(text -> wanted.is(Key.folded(text))).findFirst();
  }

  private static Proposal proposal(Expectation.Name name, Found found) {
    String plain = Unparser.label(Label.of(found.spelling()), name.behindColon());
    String text = name.quoted() ? Unparser.quoted(found.spelling()) : plain;
    return new Proposal(text, text, says(name, found), true);
  }

  private static String says(Expectation.Name name, Found found) {
    List<String> parts = new ArrayList<>();
    for (Entry entry : found.entries()) {
      String other = entry.spellings().stream().skip(1).findFirst().orElse("");
      boolean named = entry.value().facet() == Facet.ORG && !other.equals(found.spelling());
      String facet = name.facet().isEmpty() ? entry.value().facet().word() + " " : "";
      parts.add((named && !other.isEmpty() ? other + ", " : "") + facet + entry.cases());
    }
    String numbers = String.join(", ", parts);
    return name.group() ? "group" : numbers + (found.cases() == 1 ? " case" : " cases");
  }
}
