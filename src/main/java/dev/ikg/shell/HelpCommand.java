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
            List.of("?", OptionParser.SHORT_HELP, "--" + OptionParser.HELP),
            CommandSpec.Group.SHELL,
            "list the commands, or explain one or the pattern language",
            Arguments.atMostOne("[COMMAND|pattern]").offering(Offer.COMMAND),
            CommonOptions.with(List.of()),
            List.of(
                new Example("help ask", "how to ask"),
                new Example("help pattern", "the language of questions"))),
        session);
    this.commands = commands;
  }

  @Override
  Result run(Invocation invocation) {
    if (invocation.arguments().isEmpty()) {
      return new Result.Said(HelpText.of(commands.get()));
    }
    String asked = invocation.argument();
    return new Result.Said(
        PatternHelp.isMeant(asked)
            ? PatternHelp.text()
            : HelpText.of(commands.get().named(asked).spec()));
  }
}
