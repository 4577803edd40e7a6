package dev.ikg.shell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A line that is still being typed: its finished words, and the word at the cursor. */
final class LineSoFar {

  private final String line;
  private final Words words;
  private final int finished;
  private final List<Integer> arguments = new ArrayList<>();
  private final Set<String> given = new HashSet<>();
  private final Map<String, String> values = new HashMap<>();
  private Optional<OptionSpec> awaiting = Optional.empty();
  private boolean optionsOver;

  /** A line up to the cursor. */
  LineSoFar(String line) {
    this.line = line;
    this.words = Tokenizer.words(line);
    int count = words.tokens().size();
    boolean open = count > 0 && words.tokens().get(count - 1).end() == line.length();
    this.finished = open ? count - 1 : count;
  }

  /** The command; empty where it is still being typed. */
  Optional<String> command() {
    return finished == 0 ? Optional.empty() : Optional.of(words.tokens().get(0).text());
  }

  /** Sorts the finished words into options and arguments. */
  void sort(CommandSpec spec) {
    for (int i = 1; i < finished; i++) {
      Token token = words.tokens().get(i);
      if (awaiting.isPresent()) {
        values.put(awaiting.get().name(), token.text());
        awaiting = Optional.empty();
      } else if (!optionsOver && OptionParser.isEndOfOptions(token)) {
        optionsOver = true;
      } else if (!optionsOver && OptionParser.isOption(token)) {
        option(token, spec);
      } else {
        arguments.add(i);
      }
    }
  }

  private void option(Token token, CommandSpec spec) {
    String typed = token.text();
    int equals = typed.indexOf('=');
    String dashed = equals < 0 ? typed : typed.substring(0, equals);
    Optional<OptionSpec> option = spec.optionTyped(dashed);
    option.filter(each -> !each.repeatable()).ifPresent(each -> given.add(each.name()));
    awaiting = option.filter(each -> equals < 0 && each.kind() != OptionSpec.Kind.FLAG);
  }

  /** The option whose value stands at the cursor. */
  Optional<OptionSpec> awaiting() {
    return awaiting;
  }

  /** Whether an option is being typed at the cursor. */
  boolean isAtOption() {
    return finished < words.tokens().size()
        && !optionsOver
        && awaiting.isEmpty()
        && !words.tokens().get(finished).quoted()
        && typed().startsWith("-");
  }

  /** Whether an option that may be given only once was given. */
  boolean isGiven(OptionSpec option) {
    return given.contains(option.name());
  }

  /** The finished values of options. */
  Map<String, String> values() {
    return values;
  }

  /** The finished arguments. */
  List<String> arguments() {
    return arguments.stream().map(i -> words.tokens().get(i).text()).toList();
  }

  /** Where the word at the cursor begins. */
  int from() {
    return finished < words.tokens().size() ? words.tokens().get(finished).start() : line.length();
  }

  /** Where the cursor is. */
  int end() {
    return line.length();
  }

  /** The word at the cursor as far as it is typed, quotes and all. */
  String typed() {
    return line.substring(from());
  }

  /** The word at the cursor without quotes and escapes. */
  String typedText() {
    return finished < words.tokens().size() ? words.tokens().get(finished).text() : "";
  }

  /** The arguments from one on, and the word at the cursor, as they were typed. */
  String textFrom(int argument) {
    List<Integer> kept = new ArrayList<>(arguments.subList(argument, arguments.size()));
    if (kept.isEmpty()) {
      return typed();
    }
    boolean inOnePiece = kept.get(kept.size() - 1) - kept.get(0) == kept.size() - 1;
    if (inOnePiece && kept.get(kept.size() - 1) == finished - 1) {
      return line.substring(words.tokens().get(kept.get(0)).start());
    }
    StringBuilder text = new StringBuilder();
    kept.forEach(i -> text.append(words.asTyped(words.tokens().get(i))).append(' '));
    return text + typed();
  }
}
