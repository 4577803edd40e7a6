package dev.ikg.shell;

import dev.ikg.casework.Desk;
import dev.ikg.problem.Failure;
import dev.ikg.render.Format;
import dev.ikg.render.ShownText;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.springframework.shell.core.command.Command;
import org.springframework.shell.core.command.CommandContext;
import org.springframework.shell.core.command.CommandOption;
import org.springframework.shell.core.command.ExitStatus;

/**
 * A command of the product. It says what it is in its {@link CommandSpec} and what it does in
 * {@link #run}; reading options, help, writing the result and exit codes are the same for all.
 */
abstract class IkgCommand implements Command {

  private final CommandSpec spec;
  private final Session session;

  IkgCommand(CommandSpec spec, Session session) {
    this.spec = spec;
    this.session = session;
  }

  /** Does the work and writes nothing. */
  abstract Result run(Invocation invocation) throws Exception;

  /**
   * What the next argument can be, for completion.
   *
   * @param before the arguments before it
   */
  Offer offer(List<String> before) {
    return spec.arguments().offer(before.size());
  }

  final CommandSpec spec() {
    return spec;
  }

  final Session session() {
    return session;
  }

  /** The desk of the graph that a line asks for. */
  final Desk desk(Invocation invocation) {
    return session.desk(invocation.graph());
  }

  /**
   * Runs the command and keeps its exit code in the session. The status is always OK, because
   * Spring Shell prints any other on standard output.
   */
  @Override
  public final ExitStatus execute(CommandContext context) {
    Invocation invocation = new Invocation(context.parsedInput(), session.options());
    try {
      session.ended(runAndWrite(invocation));
    } catch (Exception | StackOverflowError | OutOfMemoryError wrong) {
      session.console().out().flush();
      session.ended(
          ExitCodes.report(wrong, session.console(), invocation.aside(session.console())));
    }
    return ExitStatus.OK;
  }

  private int runAndWrite(Invocation invocation) throws Exception {
    if (invocation.flag(OptionParser.HELP)) {
      return write(new Result.Said(HelpText.of(spec)), invocation);
    }
    Optional<OutputFile> file =
        invocation.output().map(name -> new OutputFile(name, invocation.flag("force")));
    if (file.isPresent()) {
      invocation.format();
    }
    Stopwatch stopwatch = new Stopwatch(session);
    Result result = result(invocation).beginning(Asked.of(spec, invocation));
    stopwatch.printing();
    int code = file.isPresent() ? write(result, invocation, file.get()) : write(result, invocation);
    if (invocation.flag("time")) {
      session.console().err().println(stopwatch.text());
    }
    return code;
  }

  /** What the command gives back; of all rows the first, where the command itself gives all. */
  private Result result(Invocation invocation) throws Exception {
    Optional<Integer> rows =
        spec.options().contains(InsightOptions.FIRST)
            ? InsightOptions.asked(invocation)
            : Optional.empty();
    Result all = run(invocation);
    return rows.map(all::first).orElse(all);
  }

  private int write(Result result, Invocation invocation, OutputFile file) {
    PrintStream err = session.console().err();
    file.write(
        out -> result.print(invocation.format(), invocation.page(session.console()), out, err));
    return result.code();
  }

  private int write(Result result, Invocation invocation) throws IOException {
    Console console = session.console();
    Format format = invocation.format();
    if (format == Format.TABLE) {
      StringBuilder table = new StringBuilder();
      result.print(Format.TABLE, invocation.page(console), table, console.err());
      boolean shown = result instanceof Result.Said && console.terminal();
      writeTable(shown ? ShownText.lines(table.toString(), false) : table.toString(), invocation);
    } else {
      boolean json = format == Format.JSON || format == Format.JSONL;
      PrintStream out = console.exact(json);
      PrintStream aside = console.exactAside(json);
      result.print(format, invocation.page(console), out, aside);
      aside.flush();
      out.flush();
    }
    console.err().flush();
    if (console.out().checkError()) {
      return outputLost();
    }
    return result.code();
  }

  private void writeTable(String table, Invocation invocation) {
    if (table.isEmpty()) {
      return;
    }
    Console console = session.console();
    boolean pager = invocation.option("pager").filter("off"::equals).isEmpty();
    console.out().append(session.beforeTable()).flush();
    if (!Pager.isFor(table, console, pager) || !Pager.show(table, console)) {
      console.out().append(table);
    }
  }

  /** A reader that has gone wants no more; a file that cannot be written is a failure. */
  private int outputLost() {
    session.leave();
    if (StandardStreams.outputIsKept()) {
      throw Failure.of(
          Failure.Kind.CONTENT, "standard output cannot be written", "Is there room on the disk?");
    }
    return ExitCodes.DONE;
  }

  @Override
  public final String getName() {
    return spec.name();
  }

  @Override
  public final String getDescription() {
    return spec.description();
  }

  @Override
  public final String getHelp() {
    return HelpText.of(spec);
  }

  @Override
  public final String getGroup() {
    return spec.group().heading();
  }

  @Override
  public final List<String> getAliases() {
    return spec.aliases();
  }

  @Override
  public final List<CommandOption> getOptions() {
    return spec.options().stream()
        .map(
            option ->
                CommandOption.with()
                    .longName(option.name())
                    .description(option.description())
                    .required(false)
                    .build())
        .toList();
  }
}
