package dev.ikg.shell;

import dev.ikg.casework.AskOptions;
import dev.ikg.casework.GraphChoice;
import dev.ikg.problem.Failure;
import dev.ikg.question.Length;
import dev.ikg.render.Format;
import dev.ikg.render.Ink;
import dev.ikg.render.Page;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.shell.core.command.CommandArgument;
import org.springframework.shell.core.command.ParsedInput;

/** One use of a command: its arguments and options, which the session's options stand behind. */
final class Invocation {

  private final ParsedInput input;
  private final Map<String, String> session;

  /**
   * A use of a command.
   *
   * @param session values of options that hold where the line does not give them
   */
  Invocation(ParsedInput input, Map<String, String> session) {
    this.input = input;
    this.session = Map.copyOf(session);
  }

  /** What holds where nothing is typed yet: only these options. */
  static Invocation ofOptions(Map<String, String> options) {
    return new Invocation(ParsedInput.builder().commandName("").build(), options);
  }

  List<String> arguments() {
    return input.arguments().stream().map(CommandArgument::value).toList();
  }

  /** The only argument of a command that takes exactly one. */
  String argument() {
    return arguments().get(0);
  }

  /** The value of an option, from the line or else from the session. */
  Optional<String> option(String name) {
    return GivenOptions.values(input, name).stream()
        .findFirst()
        .or(() -> Optional.ofNullable(session.get(name)));
  }

  /** All values of an option that may be given several times, from the line. */
  List<String> options(String name) {
    return GivenOptions.values(input, name);
  }

  boolean flag(String name) {
    return option(name).isPresent();
  }

  /**
   * The length of time that an option gives.
   *
   * @throws Failure of kind {@code USAGE} where it gives none
   */
  Optional<Duration> time(String name) {
    return option(name).map(written -> time(name, written));
  }

  private static Duration time(String name, String written) {
    return Length.parse(written)
        .map(Length::duration)
        .filter(time -> !time.isZero())
        .orElseThrow(
            () ->
                Failure.of(
                    Failure.Kind.USAGE,
                    "--" + name + " needs a length of time, not '" + written + "'",
                    "Write it as 30s, 5m or 1h."));
  }

  /** The options of the line, for commands that this one runs. */
  Map<String, String> given() {
    return GivenOptions.all(input);
  }

  /** Which graph is asked for. An address on the line puts a folder of the session aside. */
  GraphChoice graph() {
    boolean addressOnLine = !GivenOptions.values(input, "uri").isEmpty();
    boolean folderOnLine = !GivenOptions.values(input, "graph").isEmpty();
    return new GraphChoice(
        addressOnLine && !folderOnLine ? Optional.empty() : option("graph"),
        folderOnLine && !addressOnLine ? Optional.empty() : option("uri"),
        option("user"),
        option("database"),
        option("password-file"));
  }

  AskOptions askOptions() {
    return new AskOptions(option("lang").orElse("en"), InsightOptions.where(this));
  }

  /** The file that the answer goes to. */
  Optional<String> output() {
    return option("output").filter(file -> !file.equals("-"));
  }

  /**
   * How the answer is written: as the line says, by the ending of the file, as the session says.
   *
   * @throws Failure of kind {@code USAGE} where the ending of the file stands for no format
   */
  Format format() {
    Optional<Format> onLine = options("format").stream().findFirst().flatMap(Format::of);
    Optional<Format> ofFile = output().flatMap(Format::ofFile);
    Optional<Format> format = onLine.or(() -> ofFile);
    if (format.isEmpty() && output().isPresent()) {
      throw Failure.of(
          Failure.Kind.USAGE,
          "the ending of " + output().get() + " does not say which format is meant",
          "Endings are " + String.join(", ", Format.endings()) + "; or add --format.");
    }
    return format.or(() -> option("format").flatMap(Format::of)).orElse(Format.TABLE);
  }

  /** The page for the answer; a file has lines of any width and no colour of its own. */
  Page page(Console console) {
    boolean wide = flag("wide") || output().isPresent();
    int usual = wide ? Page.UNLIMITED : console.width();
    return new Page(
        option("width").map(Integer::parseInt).orElse(usual),
        !flag("no-header"),
        flag("vertical"),
        console.ink(color(), console.terminal() && output().isEmpty()),
        aside(console));
  }

  /** How what is said beside the answer is set off. */
  Ink aside(Console console) {
    return console.ink(color(), console.told());
  }

  private String color() {
    return option("color").orElse(Console.AUTO);
  }
}
