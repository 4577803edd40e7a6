package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import dev.ikg.casework.AskOptions;
import dev.ikg.casework.Desk;
import dev.ikg.question.Completion;
import dev.ikg.question.Proposal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What can be named in a line, from the graph that the line or the session chooses. */
final class CompletionSource implements LineCompletion.Source {

  private final Session session;
  private final Invocation invocation;

  private CompletionSource(Session session, Invocation invocation) {
    this.session = session;
    this.invocation = invocation;
  }

  static LineCompletion.Source of(Session session, LineSoFar line) {
    Map<String, String> options = new HashMap<>(session.options());
    if (line.values().containsKey("uri")) {
      options.remove("graph");
    }
    if (line.values().containsKey("graph")) {
      options.remove("uri");
    }
    options.putAll(line.values());
    return new CompletionSource(session, Invocation.ofOptions(options));
  }

  private Desk desk() {
    return session.desk(invocation.graph());
  }

  @Override
  public Completion pattern(String beginning) {
    return desk().completion(beginning);
  }

  @Override
  public List<Proposal> cases(String beginning) {
    return desk().caseIds(beginning);
  }

  @Override
  public List<Proposal> questions() {
    AskOptions options = invocation.askOptions();
    Answer all =
        desk()
            .questions(
                Optional.empty(),
                QuestionFolders.of(invocation, session.console().environment()),
                options);
    List<String> names = all.columns().stream().map(Column::name).toList();
    List<Proposal> proposals = new ArrayList<>();
    for (Row row : all.rows()) {
      String id = row.text(names.indexOf("id")).orElse("");
      String title = row.text(names.indexOf("title")).orElse("");
      proposals.add(new Proposal(id, id, title, true));
    }
    return proposals;
  }
}
