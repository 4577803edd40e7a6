package dev.ikg.shell;

import dev.ikg.question.Completion;
import dev.ikg.question.Proposal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** What can be typed next in a line: commands, options, and what their places hold. */
final class LineCompletion {

  /** What the graph and the saved questions know. */
  interface Source {
    /** What can follow the beginning of a question. */
    Completion pattern(String beginning);

    /** Cases whose ids begin with a text. */
    List<Proposal> cases(String beginning);

    /** The saved questions. */
    List<Proposal> questions();
  }

  private final CommandList commands;
  private final Function<LineSoFar, Source> sources;

  /**
   * A completion.
   *
   * @param sources what is known for a line; nothing is opened before it is asked
   */
  LineCompletion(CommandList commands, Function<LineSoFar, Source> sources) {
    this.commands = commands;
    this.sources = sources;
  }

  /** What can stand at the end of a line that was typed up to the cursor. */
  Completion at(String text) {
    LineSoFar line = new LineSoFar(text);
    if (line.command().isEmpty()) {
      return words(line, commandNames());
    }
    Optional<IkgCommand> command = commands.find(line.command().get());
    if (command.isEmpty()) {
      return nothing(line);
    }
    CommandSpec spec = command.get().spec();
    line.sort(spec);
    if (line.isAtOption()) {
      return option(line, spec);
    }
    if (line.awaiting().isPresent()) {
      return value(line, Offer.ofOption(line.awaiting().get()), line.typed(), spec);
    }
    Offer offer = command.get().offer(line.arguments());
    boolean isPattern = offer.kind() == Offer.Kind.PATTERN;
    int first = patternBegins(command.get(), line.arguments());
    return value(line, offer, isPattern ? line.textFrom(first) : line.typed(), spec);
  }

  /** The first argument that belongs to a pattern. */
  private static int patternBegins(IkgCommand command, List<String> arguments) {
    int first = 0;
    while (first < arguments.size()
        && command.offer(arguments.subList(0, first)).kind() != Offer.Kind.PATTERN) {
      first++;
    }
    return first;
  }

  private Completion option(LineSoFar line, CommandSpec spec) {
    int equals = line.typed().indexOf('=');
    if (equals < 0) {
      return words(
          line,
          spec.options().stream()
              .filter(option -> !line.isGiven(option))
              .map(option -> proposal(option.typed(), option.description()))
              .toList());
    }
    String dashed = line.typed().substring(0, equals);
    return spec.optionTyped(dashed)
        .map(option -> words(line, prefixed(dashed + "=", option.allowed())))
        .orElse(nothing(line));
  }

  private static List<Proposal> prefixed(String before, List<String> words) {
    return words.stream().map(word -> new Proposal(before + word, word, "", true)).toList();
  }

  private Completion value(LineSoFar line, Offer offer, String typed, CommandSpec spec) {
    return switch (offer.kind()) {
      case CHOICE -> words(line, prefixed("", offer.words()));
      case PATTERN -> pattern(line, typed);
      case CASE -> new Completion(line.from(), sources.apply(line).cases(line.typedText()));
      case QUESTION -> words(line, sources.apply(line).questions());
      case PATH ->
          new Completion(
              line.from(),
              PathCompletion.of(
                  line.typedText(),
                  spec.option("format").map(OptionSpec::allowed).orElse(List.of())));
      case COMMAND -> words(line, withTopic(commandNames()));
      case ANYTHING -> nothing(line);
    };
  }

  /** A pattern, bare or in quotes of the line, which are not part of it. */
  private Completion pattern(LineSoFar line, String typed) {
    boolean quoted = !typed.isEmpty() && (typed.charAt(0) == '"' || typed.charAt(0) == '\'');
    boolean open = quoted && Tokenizer.closingQuote(typed, 0) < 0;
    if (open && typed.indexOf('\\') >= 0) {
      return nothing(line);
    }
    String pattern = open ? typed.substring(1) : typed;
    Completion found = sources.apply(line).pattern(pattern);
    int from = line.end() - (pattern.length() - found.from());
    if (!open) {
      return new Completion(from, found.proposals());
    }
    boolean escape = typed.charAt(0) == '"';
    return new Completion(
        from, found.proposals().stream().flatMap(each -> inQuotes(each, escape).stream()).toList());
  }

  /** A proposal inside quotes of the line; single quotes cannot hold a single quote. */
  private static Optional<Proposal> inQuotes(Proposal proposal, boolean escape) {
    String text = proposal.text();
    if (escape) {
      text = text.replace("\\", "\\\\").replace("\"", "\\\"");
    } else if (text.indexOf('\'') >= 0) {
      return Optional.empty();
    }
    return Optional.of(new Proposal(text, proposal.shown(), proposal.says(), proposal.complete()));
  }

  private List<Proposal> commandNames() {
    return commands.all().stream().map(c -> proposal(c.getName(), c.getDescription())).toList();
  }

  private static List<Proposal> withTopic(List<Proposal> names) {
    List<Proposal> all = new ArrayList<>(names);
    all.add(proposal(PatternHelp.NAME, PatternHelp.TITLE));
    return all;
  }

  private static Proposal proposal(String word, String says) {
    return new Proposal(word, word, says, true);
  }

  private static Completion words(LineSoFar line, List<Proposal> all) {
    String typed = line.typedText().toLowerCase(Locale.ROOT);
    List<Proposal> fitting = new ArrayList<>(all);
    fitting.removeIf(each -> !each.text().toLowerCase(Locale.ROOT).startsWith(typed));
    return new Completion(line.from(), fitting);
  }

  private static Completion nothing(LineSoFar line) {
    return new Completion(line.end(), List.of());
  }
}
