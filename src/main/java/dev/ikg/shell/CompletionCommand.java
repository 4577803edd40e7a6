package dev.ikg.shell;

import dev.ikg.problem.Failure;
import dev.ikg.question.Proposal;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Writes a script with which the system's shell completes our commands and options. */
final class CompletionCommand extends IkgCommand {

  private static final List<String> SHELLS = List.of("bash", "zsh");

  private final Supplier<CommandList> commands;

  CompletionCommand(Session session, Supplier<CommandList> commands) {
    super(
        new CommandSpec(
            "completion",
            List.of(),
            CommandSpec.Group.SHELL,
            "a script that lets bash or zsh complete commands and options",
            Arguments.one("bash|zsh").offering(Offer.choice(SHELLS)),
            CommonOptions.with(List.of()),
            List.of(new Example("completion bash", "in bash: eval \"$(ikg completion bash)\""))),
        session);
    this.commands = commands;
  }

  @Override
  Result run(Invocation invocation) {
    String shell = invocation.argument();
    Optional<String> before =
        switch (shell) {
          case "bash" -> Optional.of("");
          case "zsh" -> Optional.of("autoload -Uz bashcompinit && bashcompinit\n");
          default -> Optional.empty();
        };
    return new Result.Said(
        before.orElseThrow(() -> unknown(shell))
            + CompletionScript.of(commands.get(), savedQuestions()));
  }

  private List<String> savedQuestions() {
    return CompletionSource.of(session(), new LineSoFar("")).questions().stream()
        .map(Proposal::text)
        .toList();
  }

  private static Failure unknown(String shell) {
    return Failure.of(
        Failure.Kind.USAGE,
        "there is no completion for '" + shell + "'",
        Nearest.hint(shell, SHELLS));
  }
}
