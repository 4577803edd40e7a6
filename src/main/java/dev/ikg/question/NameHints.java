package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Key;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Lexicon.Entry;
import dev.ikg.question.Filter.Preposition;
import dev.ikg.question.Label.Word;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What somebody most likely meant by a name that stands for nothing. */
final class NameHints {

  /** Facet by facet, label by label. */
  static final Comparator<Entry> BY_NAME =
      Comparator.<Entry, Facet>comparing(e -> e.value().facet())
          .thenComparing(e -> e.value().key())
          .thenComparing(Entry::group);

  /** Longer runs of words than this are no label with a word too much. */
  private static final int LONGEST_RUN = 12;

  /** The facets whose labels tell what happened, as the texts of a case do. */
  private static final Set<Facet> IN_TEXTS =
      EnumSet.of(Facet.FACTOR, Facet.CAUSE, Facet.COMPONENT, Facet.SYMPTOM, Facet.DOMAIN);

  /** Problems are written in English. */
  private static final String LANGUAGE = "en";

  private final Lexicon lexicon;
  private final NearestLabels nearest;
  private final boolean onlyNames;

  /**
   * Hints from the names of a graph.
   *
   * @param onlyNames whether nothing but another name can be written
   */
  NameHints(Lexicon lexicon, boolean onlyNames) {
    this.lexicon = lexicon;
    this.onlyNames = onlyNames;
    this.nearest = new NearestLabels(lexicon);
  }

  /** One line that says what to write instead. */
  String hint(Named name, String text) {
    return inAnotherFacet(name)
        .or(() -> perhaps(name))
        .or(() -> behindFacet(name))
        .or(() -> severalTerms(name, text))
        .orElseGet(() -> nearestOr(name));
  }

  /** What people elsewhere call so, and why it may be something else. */
  private Optional<String> perhaps(Named name) {
    if (name.isGroup() || name.label().isWildcard()) {
      return Optional.empty();
    }
    List<Lexicon.Perhaps> meant = lexicon.perhaps(name.label().text(), name.inFacet());
    String doubt =
        meant.stream()
            .flatMap(one -> one.doubt().in(LANGUAGE).stream())
            .distinct()
            .map(words -> " " + words)
            .collect(Collectors.joining());
    return said(
            meant.stream().flatMap(one -> entries(one.value())), entry -> asWritten(name, entry))
        .map(hint -> hint + doubt);
  }

  private Stream<Entry> entries(FacetValue value) {
    return lexicon.labels(value.key(), Optional.of(value.facet())).stream()
        .filter(entry -> entry.value().equals(value));
  }

  /** A label behind the word of its facet, as in {@code severity critical}. */
  private Optional<String> behindFacet(Named name) {
    List<Word> words = name.label().words();
    Optional<Facet> facet =
        name.inFacet().isPresent() || words.get(0).quoted()
            ? Optional.empty()
            : LabelParser.facet(words.get(0).text())
                .or(() -> Dimension.named(words.get(0).text()).flatMap(Dimension::facet));
    if (facet.isEmpty() || words.size() == 1) {
      return Optional.empty();
    }
    Label label = new Label(words.subList(1, words.size()));
    Term.Name meant = new Term.Name(facet, label, label.span());
    return said(lexicon.labels(label.text(), facet).stream(), NameHints::term)
        .or(() -> perhaps(meant))
        .or(() -> nearest(meant, nearest.to(meant).entries()));
  }

  /** The nearest labels, and where none is a slip away, how to look for the words themselves. */
  private String nearestOr(Named name) {
    NearestLabels.Found found = nearest.to(name);
    Optional<String> near = nearest(name, found.entries());
    Optional<String> inTexts = found.isSlip() || onlyNames ? Optional.empty() : inTexts(name);
    if (near.isPresent()) {
      return near.get()
          + inTexts.map(form -> " Or look in the texts with " + form + ".").orElse("");
    }
    String known = "`vocabulary" + facetWord(name) + "` lists what the graph knows.";
    return inTexts.map(form -> "Look in the texts with " + form + "; ").orElse("") + known;
  }

  /** The words as a search in the texts of the cases; no organization is found that way. */
  private static Optional<String> inTexts(Named name) {
    String words =
        name.label().words().stream()
            .map(Word::text)
            .collect(Collectors.joining(" "))
            .replace('-', ' ')
            .strip();
    boolean searchable =
        name instanceof Term.Name
            && !name.label().isWildcard()
            && name.inFacet().filter(facet -> !IN_TEXTS.contains(facet)).isEmpty();
    return searchable && words.codePoints().anyMatch(Character::isLetterOrDigit)
        ? Optional.of("`text " + Unparser.quoted(words) + "`")
        : Optional.empty();
  }

  private static String facetWord(Named name) {
    return name.inFacet().map(f -> " " + f.word()).orElse("");
  }

  /** The same label elsewhere: in another facet, as a group, or as a label of a group's name. */
  private Optional<String> inAnotherFacet(Named name) {
    String folded = Key.folded(name.label().text());
    List<Entry> same = lexicon.byFoldedSpelling().getOrDefault(folded, List.of());
    boolean isWhere = name instanceof Filter.Where;
    return said(
        same.stream().sorted(BY_NAME).limit(NearestLabels.MOST),
        entry -> isWhere ? whereOrTerm(entry) : term(entry));
  }

  private static Optional<String> nearest(Named name, List<Entry> found) {
    return said(
        found.stream(),
        entry ->
            name.inFacet().isEmpty()
                ? Unparser.name(Optional.empty(), label(entry))
                : asWritten(name, entry));
  }

  /** A label where a name stands: behind a preposition without its facet. */
  private static String asWritten(Named name, Entry entry) {
    return name instanceof Filter.Where
        ? Unparser.name(Optional.empty(), label(entry))
        : term(entry);
  }

  private static Optional<String> said(Stream<Entry> entries, Function<Entry, String> written) {
    List<String> forms = entries.map(written).distinct().map(form -> "`" + form + "`").toList();
    return forms.isEmpty()
        ? Optional.empty()
        : Optional.of("Did you mean " + String.join(", ", forms) + "?");
  }

  private static String whereOrTerm(Entry entry) {
    return Arrays.stream(Preposition.values())
        .filter(p -> p.facet() == entry.value().facet() && !entry.group())
        .map(p -> p.word() + " " + Unparser.name(Optional.empty(), label(entry)))
        .findFirst()
        .orElseGet(() -> term(entry));
  }

  private static String term(Entry entry) {
    Facet facet = entry.value().facet();
    return entry.group()
        ? facet.word() + ":group:" + Unparser.label(label(entry), true)
        : Unparser.name(Optional.of(facet), label(entry));
  }

  private static Label label(Entry entry) {
    return Label.of(entry.value().key());
  }

  /** Words that are several terms: a connector was forgotten or misspelt between them. */
  private Optional<String> severalTerms(Named name, String text) {
    List<Word> words = name.label().words();
    if (onlyNames || words.size() < 2 || words.size() > LONGEST_RUN) {
      return Optional.empty();
    }
    for (int i = 0; i < words.size(); i++) {
      Optional<String> meant = ReservedWords.meant(words.get(i).text());
      boolean sidesKnown =
          isKnown(words.subList(0, i)) && isKnown(words.subList(i + 1, words.size()));
      if (meant.isPresent() && sidesKnown) {
        return Optional.of("Did you mean `" + replaced(name, i, meant.get(), text) + "`?");
      }
    }
    for (int i = 1; i < words.size(); i++) {
      List<Word> left = words.subList(0, i);
      List<Word> right = words.subList(i, words.size());
      if (isKnown(left) && isKnown(right)) {
        return Optional.of(
            "Two terms need a word between them: `"
                + joined(left)
                + " with "
                + joined(right)
                + "`.");
      }
    }
    return Optional.empty();
  }

  /** Whether words are a label in some facet; no words at all are no obstacle. */
  private boolean isKnown(List<Word> words) {
    return words.isEmpty() || !lexicon.labels(joined(words), Optional.empty()).isEmpty();
  }

  private static String replaced(Named name, int at, String by, String text) {
    List<Word> words = name.label().words();
    Word word = words.get(at);
    Span span = name.label().span();
    String fixed =
        text.substring(span.start(), word.span().start())
            + by
            + text.substring(word.span().end(), span.end());
    return at == 0 || at == words.size() - 1 ? fixed.strip() : fixed;
  }

  private static String joined(List<Word> words) {
    return words.stream().map(Word::text).collect(Collectors.joining("-"));
  }

  /** The words of a folded label. */
  static List<String> wordsOf(String folded) {
    return Arrays.stream(folded.split("-")).filter(word -> !word.isEmpty()).toList();
  }
}
