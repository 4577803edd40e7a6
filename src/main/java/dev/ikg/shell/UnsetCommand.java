package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.util.List;

/** Takes back what was set in the session. */
final class UnsetCommand extends IkgCommand {

  UnsetCommand(Session session) {
    super(
        new CommandSpec(
            "unset",
            List.of(),
            CommandSpec.Group.SHELL,
            "take back what was set in this session",
            Arguments.some("NAME...").offering(Offer.choice(Setting.words())),
            CommonOptions.with(List.of()),
            List.of(new Example("unset where", "look at all cases again"))),
        session);
  }

  @Override
  Result run(Invocation invocation) {
    List<Setting> settings = invocation.arguments().stream().map(SetCommand::named).toList();
    settings.forEach(session().settings()::unset);
    return new Result.Quiet(ExitCodes.DONE);
  }
}
