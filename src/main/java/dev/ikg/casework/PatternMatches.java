package dev.ikg.casework;

import dev.ikg.answer.Row;
import dev.ikg.cypher.QuestionCompiler;
import dev.ikg.graph.Graph.Transaction;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.question.Question;
import dev.ikg.question.Resolution;
import dev.ikg.question.Resolver;
import dev.ikg.question.Tail;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The cases that show a pattern, one by one, and the labels that it names. */
final class PatternMatches {

  private static final String LANGUAGE = "en";

  private final Transaction transaction;
  private final Lexicon lexicon;

  PatternMatches(Transaction transaction, Lexicon lexicon) {
    this.transaction = transaction;
    this.lexicon = lexicon;
  }

  /**
   * What a pattern matches.
   *
   * @param rows of the ungrouped answer: the id of a case first
   * @param labels that the pattern names, groups as their members
   */
  record Matched(List<Row> rows, Set<FacetValue> labels) {
    Set<String> ids() {
      return rows.stream()
          .flatMap(row -> row.text(0).stream())
          .collect(Collectors.toCollection(LinkedHashSet::new));
    }
  }

  /** The cases that show a pattern, however it would group them. */
  Matched matched(Question asked) {
    Question question = new Question(asked.text(), asked.steps(), Tail.NONE);
    Resolution resolution = new Resolver(lexicon).resolve(question);
    List<Row> rows = transaction.run(QuestionCompiler.of(resolution, lexicon, LANGUAGE).rows());
    Set<FacetValue> labels =
        question
            .names()
            .flatMap(named -> resolution.meaning(named).stream())
            .flatMap(this::members)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return new Matched(rows, labels);
  }

  private Stream<FacetValue> members(FacetValue value) {
    List<FacetValue> members = lexicon.members(value);
    return members.isEmpty() ? Stream.of(value) : members.stream();
  }
}
