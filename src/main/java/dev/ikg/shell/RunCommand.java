package dev.ikg.shell;

import dev.ikg.problem.Failure;
import dev.ikg.shell.CommandSpec.Arguments;
import dev.ikg.shell.CommandSpec.Example;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Runs the commands in a file. */
final class RunCommand extends IkgCommand {

  private static final int DEEPEST = 20;

  private final Supplier<ScriptRunner> scripts;
  private int depth;

  RunCommand(Session session, Supplier<ScriptRunner> scripts) {
    super(
        new CommandSpec(
            "run",
            List.of(),
            CommandSpec.Group.SHELL,
            "run the commands in a file, one a line; the options hold for each",
            Arguments.one("FILE").offering(Offer.PATH),
            CommonOptions.with(
                List.of(ScriptRunner.KEEP_GOING, ScriptRunner.ECHO, CommonOptions.LANGUAGE),
                CommonOptions.WRITING,
                CommonOptions.GRAPH),
            List.of(new Example("run questions.ikg", "stops at the first command that fails"))),
        session);
    this.scripts = scripts;
  }

  @Override
  Result run(Invocation invocation) throws IOException {
    String file = invocation.argument();
    if (depth == DEEPEST) {
      throw Failure.of(
          Failure.Kind.USAGE, file + " runs itself", "Take the line out that runs it.");
    }
    depth++;
    Map<String, String> before = session().overlay(Map.of());
    Map<String, String> inForce = new HashMap<>(before);
    inForce.putAll(invocation.given());
    session().overlay(inForce);
    try (BufferedReader lines = open(file)) {
      return new Result.Quiet(
          scripts.get().run(file, lines, invocation.flag(ScriptRunner.KEEP_GOING.name())));
    } catch (CharacterCodingException notUtf8) {
      throw Failure.of(Failure.Kind.CONTENT, file + " is not UTF-8 text", "Save it as UTF-8.")
          .causedBy(notUtf8);
    } finally {
      session().overlay(before);
      depth--;
    }
  }

  private static BufferedReader open(String file) {
    try {
      return Files.newBufferedReader(Path.of(file));
    } catch (IOException | InvalidPathException cannotRead) {
      throw Failure.of(
              Failure.Kind.USAGE, file + " cannot be read", "Is the name right, and is it a file?")
          .causedBy(cannotRead);
    }
  }
}
