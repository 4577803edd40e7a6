package dev.ikg.shell;

import dev.ikg.answer.Answer;
import dev.ikg.answer.CaseDocument;
import dev.ikg.answer.CasePage;
import dev.ikg.answer.Cell;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.Column;
import dev.ikg.answer.GraphView;
import dev.ikg.answer.LoadReport;
import dev.ikg.answer.ReadLimits;
import dev.ikg.answer.Row;
import dev.ikg.answer.SampleViews;
import dev.ikg.answer.Summary;
import dev.ikg.casework.AskOptions;
import dev.ikg.casework.Consent;
import dev.ikg.casework.Desk;
import dev.ikg.casework.Explanation;
import dev.ikg.casework.GraphChoice;
import dev.ikg.casework.Holdings;
import dev.ikg.casework.InsightRequest;
import dev.ikg.casework.LoadRequest;
import dev.ikg.casework.Progress;
import dev.ikg.casework.QuestionRequest;
import dev.ikg.casework.Spent;
import dev.ikg.casework.ViewRequest;
import dev.ikg.incident.Lexicon;
import dev.ikg.question.Completion;
import dev.ikg.question.Proposal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The program with streams in memory and a desk that only remembers what it was asked. */
final class TestShell {

  final List<String> asked = new ArrayList<>();
  final List<GraphChoice> choices = new ArrayList<>();
  Lexicon lexicon = new Lexicon(List.of(), Map.of(), Map.of());
  final Map<String, List<String>> parameters = new TreeMap<>(Map.of("same-cause-again", List.of()));
  GraphView view = SampleViews.small();
  int opened;
  int closed;
  long rejected;
  int rows = 1;
  List<String> notes = List.of();

  private final Map<String, String> variables =
      new HashMap<>(Map.of("XDG_CONFIG_HOME", "/no/such/folder"));
  private String input = "";
  private boolean told;
  private boolean terminal;
  private Optional<RuntimeException> failure = Optional.empty();
  private ByteArrayOutputStream out = new ByteArrayOutputStream();
  private ByteArrayOutputStream err = new ByteArrayOutputStream();

  TestShell input(String text) {
    input = text;
    return this;
  }

  /** Standard error is a terminal; standard output is none. */
  TestShell told() {
    told = true;
    return this;
  }

  /** Standard output and standard error are a terminal. */
  TestShell terminal() {
    terminal = true;
    told = true;
    return this;
  }

  TestShell variable(String name, String value) {
    variables.put(name, value);
    return this;
  }

  /** From now on every question fails like this. */
  void failing(RuntimeException with) {
    failure = Optional.of(with);
  }

  int run(String... arguments) {
    out = new ByteArrayOutputStream();
    return run(out, arguments);
  }

  /** Runs with a standard output whose reader has gone. */
  int runIntoClosedPipe(String... arguments) {
    return run(
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("closed");
          }
        },
        arguments);
  }

  /** What can be typed next, as the line editor asks it. */
  LineCompletion completion() {
    return new LineCompletion(commands(), line -> CompletionSource.of(session(), line));
  }

  CommandList commands() {
    return new AllCommands(
            session(),
            () -> {
              throw new AssertionError("a script is run");
            })
        .list();
  }

  private Session session() {
    Settings settings = new Settings(ConfigurationFile.read(variables), variables, Map.of());
    return new Session(console(out), TestDesk::new, settings);
  }

  private int run(OutputStream standardOutput, String... arguments) {
    err = new ByteArrayOutputStream();
    return new Shell(TestDesk::new).run(List.of(arguments), console(standardOutput));
  }

  private Console console(OutputStream standardOutput) {
    return new Console(
        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
        new PrintStream(standardOutput, false, StandardCharsets.UTF_8),
        new PrintStream(err, false, StandardCharsets.UTF_8),
        false,
        terminal,
        told,
        0,
        0,
        variables);
  }

  String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  /** Counts itself as an open graph at the first question. */
  private final class TestDesk implements Desk {
    private final GraphChoice choice;
    private boolean open;

    TestDesk(GraphChoice choice) {
      this.choice = choice;
    }

    private void open() {
      opened += open ? 0 : 1;
      open = true;
      choices.add(choice);
    }

    @Override
    public LoadReport load(LoadRequest request, Progress progress, Consent consent) {
      open();
      return report(rejected, 0);
    }

    @Override
    public LoadReport remove(List<String> ids) {
      open();
      return report(0, ids.size());
    }

    private static LoadReport report(long rejected, long removed) {
      return new LoadReport(
          rejected, 0, 0, 0, removed, rejected, List.of(), List.of(), 0, false, List.of(),
          List.of());
    }

    @Override
    public long documents(Consumer<CaseDocument> sink, Progress progress) {
      open();
      sink.accept(new CaseDocument("A-1", "{\"id\":\"A-1\"}".getBytes(StandardCharsets.UTF_8)));
      return 1;
    }

    @Override
    public GraphView view(ViewRequest request) {
      open();
      asked.add(request.toString());
      return view;
    }

    @Override
    public CheckReport validate(LoadRequest request, Progress progress) {
      return new CheckReport(rejected, rejected, List.of(), 0, List.of());
    }

    @Override
    public Answer ask(String pattern, AskOptions options) {
      open();
      failure.ifPresent(
          with -> {
            throw with;
          });
      asked.add(
          pattern
              + options.where().map(where -> " where " + where).orElse("")
              + options.limit().map(rows -> " limit " + rows).orElse(""));
      return new Answer(
          List.of(Column.text("pattern")),
          Collections.nCopies(rows, new Row(List.of(Cell.of(pattern)))),
          new Summary(new Cell.Fields(Map.of()), List.of()),
          List.of());
    }

    @Override
    public CasePage showCase(String id, AskOptions options) {
      open();
      asked.add("case " + id + " in " + options.language());
      return new CasePage(new Cell.Fields(Map.of("id", Cell.of(id))), id, List.of(), List.of());
    }

    @Override
    public Answer insight(InsightRequest request, AskOptions options) {
      return ask(request.toString(), new AskOptions(options.language()));
    }

    @Override
    public Explanation explain(String pattern, AskOptions options) {
      open();
      return new Explanation("RETURN 1", new Cell.Fields(Map.of()), "RETURN '" + pattern + "';");
    }

    @Override
    public Answer plan(String pattern, AskOptions options) {
      return ask(pattern, options);
    }

    @Override
    public Answer questions(Optional<String> theme, List<Path> folders, AskOptions options) {
      asked.add(theme.orElse("all") + " in " + folders);
      return new Answer(
          List.of(
              Column.text("theme"),
              Column.text("id"),
              Column.text("title"),
              Column.list("parameters")),
          parameters.entrySet().stream()
              .map(
                  question ->
                      new Row(
                          List.of(
                              Cell.of("Again"),
                              Cell.of(question.getKey()),
                              Cell.of("who met it again"),
                              Cell.ofTexts(question.getValue()))))
              .toList(),
          new Summary(new Cell.Fields(Map.of()), List.of()),
          notes);
    }

    @Override
    public Answer question(QuestionRequest request, AskOptions options) {
      return ask(request.toString(), options);
    }

    @Override
    public Path save(
        String id, String pattern, Map<String, String> values, Path folder, boolean force) {
      asked.add(
          id
              + ": "
              + pattern
              + (values.isEmpty() ? "" : " " + values)
              + (force ? " by force" : ""));
      return folder.resolve(id);
    }

    @Override
    public Answer cypher(String statement, ReadLimits limits) {
      return ask(statement + " within " + limits, new AskOptions("en"));
    }

    @Override
    public Completion completion(String beginning) {
      return Completion.of(
          beginning,
          () -> {
            open();
            return lexicon;
          });
    }

    @Override
    public List<Proposal> caseIds(String beginning) {
      open();
      return Stream.of("IL-0304", "IL-0305", "KO-1")
          .filter(id -> id.startsWith(beginning))
          .map(id -> new Proposal(id, id, "title of " + id, true))
          .toList();
    }

    @Override
    public Answer status() {
      return ask("status", new AskOptions("en"));
    }

    @Override
    public Answer doctor() {
      return ask("doctor", new AskOptions("en"));
    }

    @Override
    public void serve(Optional<Duration> idle) {
      open();
      asked.add("serve " + idle.map(Duration::toString).orElse("for ever"));
    }

    @Override
    public Spent spent() {
      return new Spent(Duration.ZERO, Duration.ofMillis(asked.size() * 5L));
    }

    @Override
    public Holdings holdings() {
      open();
      return new Holdings(3, "2026-01-09T00:00:00Z");
    }

    @Override
    public void close() {
      closed += open ? 1 : 0;
    }
  }
}
