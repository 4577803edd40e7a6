package dev.ikg.shell;

import java.util.List;
import java.util.function.Supplier;

/** The commands of the program. */
final class AllCommands {

  private final Session session;
  private final CommandList list;

  /**
   * The commands of a session.
   *
   * @param scripts runs what stands in a file
   */
  AllCommands(Session session, Supplier<ScriptRunner> scripts) {
    this.session = session;
    this.list = new CommandList(inOrder(scripts));
  }

  CommandList list() {
    return list;
  }

  /** In the order of the help. */
  private List<IkgCommand> inOrder(Supplier<ScriptRunner> scripts) {
    return List.of(
        new AskCommand(session),
        new ExplainCommand(session),
        new QuestionsCommand(session),
        new QuestionCommand(session),
        new SaveCommand(session),
        new CypherCommand(session, this::list),
        new PairsCommand(session),
        new SimilarCommand(session),
        new PathCommand(session),
        new RecurrencesCommand(session),
        new TrendCommand(session),
        new DurationsCommand(session),
        new CoverageCommand(session),
        new VocabularyCommand(session),
        new StatsCommand(session),
        new CaseCommand(session),
        new SearchCommand(session),
        new LoadCommand(session),
        new ValidateCommand(session),
        new RemoveCommand(session),
        new ExportCommand(session),
        new StatusCommand(session),
        new DoctorCommand(session),
        new ServeCommand(session),
        new RunCommand(session, scripts),
        new ConfigCommand(session),
        new CompletionCommand(session, this::list),
        new SetCommand(session),
        new UnsetCommand(session),
        new HelpCommand(session, this::list),
        new VersionCommand(session),
        new ClearCommand(session),
        new ExitCommand(session));
  }
}
