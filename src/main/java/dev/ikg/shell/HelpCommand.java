package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;
import java.util.function.Supplier;

/** Lists the commands, or explains one. */
final class HelpCommand extends IkgCommand {

  private final Supplier<CommandList> commands;

  HelpCommand(Session session, Supplier<CommandList> commands) {
    super(
        new CommandSpec(
            "help",
            List.of(),
            CommandSpec.Group.SHELL,
            "list the commands, or explain one",
            Arguments.atMostOne("[COMMAND]").offering(Offer.COMMAND),
            CommonOptions.with(List.of()),
            List.of(new Example("help ask", "how to ask"))),
        session);
    this.commands = commands;
  }

  @Override
  Result run(Invocation invocation) {
    return new Result.Said(
        invocation.arguments().isEmpty()
            ? HelpText.of(commands.get())
            : HelpText.of(commands.get().named(invocation.argument()).spec()));
  }
}
