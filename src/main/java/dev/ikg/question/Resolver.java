package dev.ikg.question;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Key;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Lexicon.Entry;
import dev.ikg.incident.LocalizedText;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Looks up the names of a question in what one graph knows. */
public final class Resolver {

  private static final char LAST_OF_ASCII = 127;

  private final Lexicon lexicon;
  private final NameHints hints;
  private final boolean onlyNames;

  /** A resolver for the graph that a lexicon describes. */
  public Resolver(Lexicon lexicon) {
    this(lexicon, false);
  }

  private Resolver(Lexicon lexicon, boolean onlyNames) {
    this.lexicon = lexicon;
    this.hints = new NameHints(lexicon, onlyNames);
    this.onlyNames = onlyNames;
  }

  /** A resolver of questions that can only be one name, which tells to write nothing else. */
  public static Resolver ofNames(Lexicon lexicon) {
    return new Resolver(lexicon, true);
  }

  /**
   * Finds what each name stands for. A label that is defined and that no case has is found.
   *
   * @throws dev.ikg.problem.Failure of kind {@code USAGE} with every name that stands for nothing
   */
  public Resolution resolve(Question question) {
    Problems problems = new Problems(question.text());
    Resolution resolution = resolve(question, problems);
    if (!problems.isEmpty()) {
      Habits.problem(question.text(), text -> unknownNames(text) == 0)
          .or(() -> habitBeside(question))
          .ifPresent(
              habit -> {
                throw new Failure(Failure.Kind.USAGE, List.of(habit));
              });
    }
    problems.throwIfAny();
    return resolution;
  }

  /** A habit inside a name that is wrong for another reason too. */
  private Optional<Problem> habitBeside(Question question) {
    long unknown = unknownNames(question.text());
    return Habits.problem(question.text(), text -> unknownNames(text) <= unknown)
        .filter(habit -> question.names().anyMatch(name -> isInside(habit.place(), name)));
  }

  private boolean isInside(Place place, Named name) {
    Span span = name.label().span();
    return place instanceof Place.InText in
        && span.start() <= in.start()
        && in.end() <= span.end()
        && find(name).isEmpty();
  }

  /** How many names of a question stand for nothing; the most there can be for other texts. */
  private long unknownNames(String text) {
    return QuestionParser.tried(text)
        .filter(question -> !onlyNames || question.name().isPresent())
        .map(question -> question.names().filter(name -> find(name).isEmpty()).count())
        .orElse(Long.MAX_VALUE);
  }

  private Resolution resolve(Question question, Problems problems) {
    Map<Named, List<FacetValue>> meanings = new LinkedHashMap<>();
    List<Problem> notes = new ArrayList<>();
    for (Named name : (Iterable<Named>) question.names()::iterator) {
      List<FacetValue> values = find(name).stream().map(Entry::value).distinct().toList();
      if (!values.isEmpty()) {
        meanings.put(name, values);
        noteTwoFacets(question, name, values).ifPresent(notes::add);
        noteDoubt(question, name, values).ifPresent(notes::add);
      } else if (!problems.isEnough()) {
        problems.add(name.label().span(), missing(name), hints.hint(name, question.text()));
      }
    }
    return new Resolution(question, meanings, notes);
  }

  private List<Entry> find(Named name) {
    String text = name.label().text();
    if (name.label().isWildcard()) {
      Wildcard pattern = new Wildcard(Key.folded(text));
      return lexicon.byFoldedSpelling().entrySet().stream()
          .filter(spelling -> pattern.fits(spelling.getKey()))
          .flatMap(spelling -> spelling.getValue().stream())
          .filter(e -> e.group() == name.isGroup())
          .filter(e -> name.inFacet().isEmpty() || name.inFacet().get() == e.value().facet())
          .sorted(NameHints.BY_NAME)
          .toList();
    }
    if (name instanceof Term.Group group) {
      return lexicon.groups(text, group.facet());
    }
    List<Entry> found = lexicon.labels(text, name.inFacet());
    return found.isEmpty() && name.inFacet().isPresent() ? doubtful(text, name.inFacet()) : found;
  }

  /**
   * The labels of a facet that a word may stand for which differs from organization to
   * organization: all of them count, and a note says so.
   */
  private List<Entry> doubtful(String text, Optional<Facet> facet) {
    return lexicon.perhaps(text, facet).stream()
        .filter(meant -> !meant.doubt().isEmpty())
        .flatMap(meant -> lexicon.labels(meant.value().key(), facet).stream())
        .distinct()
        .toList();
  }

  /** How a word was read that organizations use in their own way; its title is no such word. */
  private Optional<Problem> noteDoubt(Question question, Named name, List<FacetValue> values) {
    String text = name.label().text();
    boolean own =
        name.isGroup()
            || name.label().isWildcard()
            || text.chars().anyMatch(c -> c > LAST_OF_ASCII)
            || values.stream().anyMatch(v -> Key.folded(v.key()).equals(Key.folded(text)));
    return (own ? Optional.<LocalizedText>empty() : lexicon.doubt(values.get(0)))
        .flatMap(doubt -> doubt.in("en"))
        .map(
            doubt -> {
              Span span = name.label().span();
              return Problem.warning(
                  new Place.InText(question.text(), span.start(), span.end()),
                  "`%s` is read as %s".formatted(text, forms(values)),
                  doubt);
            });
  }

  private static String forms(List<FacetValue> values) {
    return values.stream()
        .map(v -> "`" + Unparser.name(Optional.of(v.facet()), Label.of(v.key())) + "`")
        .collect(Collectors.joining(" or "));
  }

  private static String missing(Named name) {
    String kind =
        name.inFacet().map(Facet::word).orElse("label") + (name.isGroup() ? " group" : "");
    return name.label().isWildcard()
        ? "no " + kind + " fits `" + name.label().text() + "`"
        : "there is no " + kind + " `" + name.label().text() + "`";
  }

  private static Optional<Problem> noteTwoFacets(
      Question question, Named name, List<FacetValue> values) {
    List<Facet> facets = values.stream().map(FacetValue::facet).distinct().toList();
    if (facets.size() < 2) {
      return Optional.empty();
    }
    String words = facets.stream().map(Facet::word).collect(Collectors.joining(" and "));
    String one =
        facets.stream()
            .map(f -> "`" + Unparser.name(Optional.of(f), name.label()) + "`")
            .collect(Collectors.joining(" or "));
    Span span = name.label().span();
    return Optional.of(
        Problem.warning(
            new Place.InText(question.text(), span.start(), span.end()),
            "`" + name.label().text() + "` is found as " + words + "; either counts",
            "For one of them write " + one + "."));
  }
}
