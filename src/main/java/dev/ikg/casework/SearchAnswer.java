package dev.ikg.casework;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.cypher.LuceneQuery;
import dev.ikg.cypher.StatementFile;
import dev.ikg.graph.Graph;
import dev.ikg.incident.LocalizedText;
import dev.ikg.problem.Count;
import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which cases tell of something in their titles or summaries, the best first. Where no case has the
 * words, those that hold the characters just as they stand: so a slash alone, or a word that the
 * full-text index leaves out, is found too.
 */
final class SearchAnswer {

  private static final StatementFile SEARCH = StatementFile.load("insight/search");
  private static final StatementFile COUNT = StatementFile.load("insight/search-count");
  private static final StatementFile LITERAL = StatementFile.load("insight/search-literal");
  private static final List<String> LANGUAGES = List.of("en", "ko", LocalizedText.UNDETERMINED);
  private static final int TITLE = 4;
  private static final int SUMMARY = 7;

  private static final List<Column> COLUMNS =
      List.of(
          Column.text("id"),
          Column.text("date"),
          Column.text("org"),
          Column.text("title"),
          Column.text("snippet"),
          Column.real("score"));

  private final InsightRequest.Search request;
  private final GraphMemory memory;
  private final AskOptions options;

  SearchAnswer(InsightRequest.Search request, GraphMemory memory, AskOptions options) {
    this.request = request;
    this.memory = memory;
    this.options = options;
  }

  Answer answer(Graph.Transaction transaction) {
    if (request.text().isBlank()) {
      throw Failure.of(Failure.Kind.USAGE, "there is nothing to search for", "Give some words.");
    }
    Selection selection = Selection.of(request.where(), transaction, memory);
    Map<String, Object> parameters = new HashMap<>(selection.parameters(transaction));
    parameters.put("text", LuceneQuery.words(request.text()));
    Row count = transaction.run(COUNT.with(parameters)).get(0);
    if (count.whole(0) == 0) {
      return literally(selection, transaction);
    }
    parameters.put("most", request.limit());
    List<Row> found = transaction.run(SEARCH.with(parameters));
    return summary(selection, count.whole(0), count.whole(1), found.size())
        .under(COLUMNS, rows(found, Highlight.ofWords(request.text())), transaction);
  }

  private Answer literally(Selection selection, Graph.Transaction transaction) {
    String text = request.text().strip();
    Map<String, Object> parameters = new HashMap<>(selection.parameters(transaction));
    parameters.put("text", text);
    List<Row> found = transaction.run(LITERAL.with(parameters));
    List<Row> shown = found.stream().limit(request.limit()).toList();
    long organizations = found.stream().flatMap(row -> row.text(2).stream()).distinct().count();
    InsightSummary summary = summary(selection, found.size(), organizations, shown.size());
    summary.note(
        found.isEmpty()
            ? "No case has all these words in its title or summary, nor the text as it stands."
            : "No case has these as words; the text is found as it stands.");
    return summary.under(COLUMNS, rows(shown, Highlight.ofCharacters(text)), transaction);
  }

  private List<Row> rows(List<Row> found, Highlight highlight) {
    return found.stream().map(row -> row(row, highlight)).toList();
  }

  private InsightSummary summary(Selection selection, long cases, long organizations, int shown) {
    InsightSummary summary =
        new InsightSummary(selection)
            .value("cases", cases)
            .value("orgs", organizations)
            .line(
                "%s of %s%s%s."
                    .formatted(
                        Count.of(cases, "case", "cases"),
                        Count.of(organizations, "organization", "organizations"),
                        selection.words(),
                        shown < cases ? "; the best " + shown + " are shown" : ""));
    return summary;
  }

  private Row row(Row found, Highlight highlight) {
    LocalizedText title = text(found, TITLE);
    List<LocalizedText> texts = List.of(text(found, SUMMARY), title);
    return new Row(
        List.of(
            found.cells().get(0),
            found.cells().get(1),
            found.cells().get(2),
            InsightSummary.text(title.in(options.language())),
            InsightSummary.text(snippet(texts, highlight)),
            found.cells().get(3)));
  }

  /** The first text with a word in it: in the language that is asked for, else in any. */
  private Optional<String> snippet(List<LocalizedText> texts, Highlight highlight) {
    List<String> inOrder = new ArrayList<>();
    texts.forEach(text -> text.in(options.language()).ifPresent(inOrder::add));
    texts.forEach(text -> inOrder.addAll(text.byLanguage().values()));
    return inOrder.stream()
        .flatMap(text -> highlight.snippet(text).stream())
        .findFirst()
        .or(() -> texts.get(0).in(options.language()).map(Highlight::beginning));
  }

  private static LocalizedText text(Row row, int first) {
    Map<String, String> byLanguage = new HashMap<>();
    for (int i = 0; i < LANGUAGES.size(); i++) {
      String language = LANGUAGES.get(i);
      row.text(first + i).ifPresent(words -> byLanguage.put(language, words));
    }
    return LocalizedText.of(byLanguage);
  }
}
