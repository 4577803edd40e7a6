package dev.ikg.index;

import dev.ikg.answer.Cell;
import dev.ikg.answer.Row;
import dev.ikg.cypher.Names;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.index.CaseIndex.Mark;
import dev.ikg.insight.CaseTable;
import dev.ikg.question.Expr;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Step;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A question that is answered from the index. Its rows are those that the statements of {@link
 * dev.ikg.cypher.QuestionCompiler} return, in the same order.
 */
public final class IndexedQuestion {

  private final CaseIndex index;
  private final Question question;
  private final Matching matching;
  private final Optional<Chains> chains;
  private final BitSet matched;
  private final Population population;
  private final GroupedCases grouped;

  private IndexedQuestion(CaseIndex index, Question question, Names names) {
    this.index = index;
    this.question = question;
    this.matching = new Matching(index, names);
    BitSet first = matching.holds(question.first().expr());
    this.chains =
        question.isChain()
            ? Optional.of(Chains.of(index, matching, question, first))
            : Optional.empty();
    this.matched = chains.map(found -> found.firsts()).orElse(first);
    this.population = population();
    this.grouped = new GroupedCases(index, question, names, matched, population);
  }

  /** A question on an index; empty where it asks for texts, which the index does not hold. */
  public static Optional<IndexedQuestion> of(
      CaseIndex index, Resolution resolution, Lexicon lexicon) {
    Question question = resolution.question();
    boolean answerable = question.steps().stream().map(Step::expr).allMatch(Matching::isAnswerable);
    return answerable
        ? Optional.of(new IndexedQuestion(index, question, new Names(resolution, lexicon)))
        : Optional.empty();
  }

  /** The cases that match. */
  public IndexedCases matchedCases() {
    return new IndexedCases(index, matched);
  }

  /** The cases that could have matched. */
  public IndexedCases eligibleCases() {
    return new IndexedCases(index, population.cases());
  }

  private Population population() {
    Set<Set<Facet>> known = new HashSet<>();
    question.comparedFacets().forEach(facet -> known.add(Set.of(facet)));
    List<Expr> filters = new ArrayList<>();
    for (Expr part : question.first().conjuncts()) {
      if (part.isFilter()) {
        filters.add(part);
      } else {
        known.addAll(matching.facets(part));
      }
    }
    Population population = index.known(known);
    if (filters.isEmpty()) {
      return population;
    }
    BitSet narrowed = (BitSet) population.cases().clone();
    filters.forEach(filter -> narrowed.and(matching.holds(filter)));
    return new Population(index, narrowed);
  }

  /** The rows of a question that groups its cases; empty for another. */
  public Optional<List<Row>> groupedRows() {
    return question.tail().rows().map(grouped::rows);
  }

  /** The chains that a question about several cases finds, in order; empty for another. */
  public Optional<List<ChainRow>> chainRows() {
    boolean isPlain = question.tail().rows().isEmpty() && question.tail().order().isEmpty();
    return isPlain ? chains.map(found -> found.rows(question.tail())) : Optional.empty();
  }

  /** In how many values of the dimension of {@code across} the pattern was found. */
  public Optional<Long> spread() {
    return question.tail().across().map(across -> (long) grouped.values(across.dimension()));
  }

  /**
   * The matched cases by organization and evidence tier; empty where it is not known here which
   * titles are in the language.
   *
   * @param language of titles
   */
  public Optional<List<Row>> matched(String language) {
    return titles(language).map(this::counted);
  }

  private List<Row> counted(BitSet titled) {
    BitSet without = new BitSet();
    question
        .tail()
        .rows()
        .ifPresent(
            dimension -> {
              without.or(matched);
              without.andNot(index.dimension(dimension).known());
            });
    BitSet translated = index.all();
    translated.andNot(titled);
    BitSet inside = QuestionCompiler.hasChoice(question) ? population.cases() : matched;
    FacetIndex tiers = index.facet(Facet.EVIDENCE);
    int tierPlaces = tiers.keys().size() + 1;
    int[] organizationOf = organizations().firstsOrEnds();
    int[] tierOf = tiers.firstsOrEnds();
    List<BitSet> columns =
        List.of(matched, index.marked(Mark.PUBLISHED), without, translated, inside);
    Counts counts = new Counts((organizations().keys().size() + 1) * tierPlaces, columns.size());
    for (int column = 0; column < columns.size(); column++) {
      counts.add(
          matched,
          columns.get(column),
          incident -> organizationOf[incident] * tierPlaces + tierOf[incident],
          column);
    }
    return counts.rows(
        place -> {
          List<Cell> cells = new ArrayList<>(CaseRows.organization(index, place / tierPlaces));
          int tier = place % tierPlaces;
          cells.add(tier < tiers.keys().size() ? Cell.of(tiers.keys().get(tier)) : Cell.missing());
          return cells;
        });
  }

  private FacetIndex organizations() {
    return index.facet(Facet.ORG);
  }

  /** Cases whose title is in a language, or in none that is named, or that have no title at all. */
  private Optional<BitSet> titles(String language) {
    Map<String, Mark> marks = Map.of("en", Mark.TITLE_EN, "ko", Mark.TITLE_KO);
    return Optional.ofNullable(marks.get(language))
        .map(
            mark -> {
              BitSet others = new BitSet();
              marks.values().forEach(other -> others.or(index.marked(other)));
              others.andNot(index.marked(mark));
              others.andNot(index.marked(Mark.TITLE_UND));
              BitSet titled = index.all();
              titled.andNot(others);
              return titled;
            });
  }

  /** The population by organization, and how much of it each side of the question matches. */
  public List<Row> eligible() {
    List<BitSet> columns = new ArrayList<>();
    question.first().terms().forEach(side -> columns.add(matching.holds(side)));
    BitSet all = columns.isEmpty() ? new BitSet() : (BitSet) columns.get(0).clone();
    columns.forEach(all::and);
    columns.add(all);
    int[] organizationOf = organizations().firstsOrEnds();
    Counts counts = new Counts(organizations().keys().size() + 1, columns.size() + 1);
    counts.add(population.byOrganization(), 0);
    for (int column = 0; column < columns.size(); column++) {
      counts.add(
          population.cases(),
          columns.get(column),
          incident -> organizationOf[incident],
          column + 1);
    }
    return counts.rows(place -> CaseRows.organization(index, place));
  }

  /** The population with its labels of two facets. */
  public CaseTable eligibleTable(Facet one, Facet other) {
    return table(population.cases(), one, other);
  }

  /** The matched cases of which the two facets are known, with their labels of these. */
  public CaseTable matchedTable(Facet one, Facet other) {
    BitSet cases = (BitSet) matched.clone();
    cases.and(index.facet(one).known());
    cases.and(index.facet(other).known());
    return table(cases, one, other);
  }

  private CaseTable table(BitSet cases, Facet one, Facet other) {
    FacetIndex organizations = index.facet(Facet.ORG);
    int[] placeOf = new int[organizations.keys().size()];
    List<String> keys = new ArrayList<>();
    BitSet here = new BitSet();
    for (int c = cases.nextSetBit(0); c >= 0; c = cases.nextSetBit(c + 1)) {
      if (organizations.first(c) >= 0) {
        here.set(organizations.first(c));
      }
    }
    here.stream()
        .forEach(
            place -> {
              placeOf[place] = keys.size();
              keys.add(organizations.keys().get(place));
            });
    int[] organizationOf = new int[index.size()];
    int[] casesOf = new int[index.size()];
    for (int c = 0; c < index.size(); c++) {
      casesOf[c] = cases.get(c) ? 1 : 0;
      int place = organizations.first(c);
      organizationOf[c] = casesOf[c] == 0 || place < 0 ? -1 : placeOf[place];
    }
    Map<FacetValue, BitSet> rows = new TreeMap<>(CaseTable.BY_LABEL);
    add(rows, one, cases);
    add(rows, other, cases);
    return new CaseTable(keys, organizationOf, casesOf, rows);
  }

  private void add(Map<FacetValue, BitSet> rows, Facet facet, BitSet cases) {
    FacetIndex values = index.facet(facet);
    for (int value = 0; value < values.keys().size(); value++) {
      BitSet carrying = values.carrying(value);
      carrying.and(cases);
      if (!carrying.isEmpty()) {
        rows.put(new FacetValue(facet, values.keys().get(value)), carrying);
      }
    }
  }

  /** How many rows there are without a limit; empty where the question sets none. */
  public Optional<Long> unlimited() {
    return question
        .tail()
        .limit()
        .map(
            limit ->
                question
                    .tail()
                    .rows()
                    .map(grouped::count)
                    .or(() -> chains.map(Chains::count))
                    .orElseGet(() -> (long) matched.cardinality()));
  }
}
