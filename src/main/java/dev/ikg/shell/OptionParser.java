package dev.ikg.shell;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import dev.ikg.question.ReservedWords;
import dev.ikg.shell.CommandSpec.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.springframework.shell.core.command.CommandArgument;
import org.springframework.shell.core.command.CommandOption;
import org.springframework.shell.core.command.ParsedInput;

/**
 * Turns the words behind a command's name into options and arguments. Options may stand anywhere
 * until a lone {@code --}; a quoted word, a lone dash and a negative number are arguments.
 */
final class OptionParser {

  /** The option that every command has, with which nothing else is checked. */
  static final String HELP = "help";

  /** What many people type for it. */
  static final String SHORT_HELP = "-h";

  private static final Pattern OPTION = Pattern.compile("--.+|-\\p{L}.*", Pattern.DOTALL);

  private final CommandSpec spec;
  private final Words words;
  private final List<CommandOption> options = new ArrayList<>();
  private final List<Integer> arguments = new ArrayList<>();
  private Optional<UnquotedPattern> unquoted = Optional.empty();
  private int at;

  private OptionParser(CommandSpec spec, Words words) {
    this.spec = spec;
    this.words = words;
  }

  /**
   * Reads all words.
   *
   * @throws Failure of kind {@code USAGE} that names the word and what was probably meant
   */
  static ParsedInput parse(CommandSpec spec, Words words) {
    OptionParser parser = new OptionParser(spec, words);
    parser.readAll();
    return parser.parsed();
  }

  /**
   * Options before a command.
   *
   * @param options what was found
   * @param rest the words from the first that is no option
   */
  record Leading(ParsedInput options, Words rest) {}

  /** The words from the first that is no option. */
  static Words behindOptions(CommandSpec spec, Words words) {
    OptionParser parser = new OptionParser(spec, words);
    parser.readOptions();
    return words.from(parser.at);
  }

  /** Reads options up to the first word that is none. */
  static Leading leading(CommandSpec spec, Words words) {
    OptionParser parser = new OptionParser(spec, words);
    parser.readOptions();
    return new Leading(parser.parsed(), words.from(parser.at));
  }

  private void readAll() {
    readOptions();
    while (at < words.tokens().size()) {
      if (isEndOfOptions(words.tokens().get(at))) {
        for (at++; at < words.tokens().size(); at++) {
          arguments.add(at);
        }
        return;
      }
      arguments.add(at++);
      readOptions();
    }
  }

  private void readOptions() {
    while (at < words.tokens().size() && isOption(words.tokens().get(at))) {
      readOption(words.tokens().get(at++));
    }
  }

  /** Whether a word is an option and no argument. */
  static boolean isOption(Token token) {
    return !token.quoted() && OPTION.matcher(token.text()).matches();
  }

  /** Whether all words behind this one are arguments. */
  static boolean isEndOfOptions(Token token) {
    return !token.quoted() && token.text().equals("--");
  }

  private void readOption(Token token) {
    String typed = token.text();
    int equals = typed.startsWith("--") ? typed.indexOf('=') : -1;
    String dashed = equals < 0 ? typed : typed.substring(0, equals);
    OptionSpec option = find(dashed).orElseThrow(() -> unknown(token, dashed));
    if (!token.closed()) {
      throw unclosed(token);
    }
    boolean again = !GivenOptions.values(options, option.name()).isEmpty();
    if (again && !option.repeatable()) {
      throw wrong(token, option.typed() + " is given twice", "Give it once.");
    }
    if (option.kind() == OptionSpec.Kind.FLAG) {
      if (equals >= 0) {
        throw wrong(token, option.typed() + " takes no value", "Write only " + option.typed());
      }
      add(option, "true");
    } else {
      String value = equals < 0 ? nextWord(option, token) : typed.substring(equals + 1);
      add(option, checked(option, value, token));
      unquoted = unquoted.or(() -> UnquotedPattern.of(option, value, words, at));
    }
  }

  private Optional<OptionSpec> find(String dashed) {
    String whole = dashed.equals(SHORT_HELP) ? "--" + HELP : dashed;
    return spec.optionTyped(whole);
  }

  private String nextWord(OptionSpec option, Token token) {
    boolean there =
        at < words.tokens().size()
            && !isOption(words.tokens().get(at))
            && !isEndOfOptions(words.tokens().get(at));
    if (!there) {
      throw wrong(token, option.typed() + " needs a value", "Write " + option.usage());
    }
    Token value = words.tokens().get(at++);
    if (!value.closed()) {
      throw unclosed(value);
    }
    return value.text();
  }

  private String checked(OptionSpec option, String value, Token token) {
    if (option.kind() == OptionSpec.Kind.CHOICE && !option.allowed().contains(value)) {
      throw wrong(
          token,
          option.typed() + " cannot be '" + value + "'",
          Nearest.hint(value, option.allowed()));
    }
    if (option.kind() == OptionSpec.Kind.WHOLE && !value.matches("[0-9]{1,9}")) {
      throw wrong(
          token,
          option.typed() + " needs a whole number, not '" + value + "'",
          "Write " + option.usage());
    }
    return value;
  }

  private void add(OptionSpec option, String value) {
    Class<?> type = option.kind() == OptionSpec.Kind.FLAG ? Boolean.class : String.class;
    options.add(
        CommandOption.with()
            .longName(option.name())
            .description(option.description())
            .required(false)
            .defaultValue("")
            .value(value)
            .type(type)
            .build());
  }

  private ParsedInput parsed() {
    ParsedInput.Builder parsed = ParsedInput.builder().commandName(spec.name());
    options.forEach(parsed::addOption);
    boolean help = !GivenOptions.values(options, HELP).isEmpty();
    List<String> texts = help ? List.of() : texts();
    for (int i = 0; i < texts.size(); i++) {
      parsed.addArgument(new CommandArgument(i, texts.get(i)));
    }
    return parsed.build();
  }

  private List<String> texts() {
    Arguments wanted = spec.arguments();
    if (arguments.size() < wanted.least()) {
      throw Failure.of(
          Failure.Kind.USAGE, spec.name() + " needs " + wanted.usage(), "Usage: " + spec.usage());
    }
    unquoted
        .flatMap(pattern -> pattern.failure(spare()))
        .ifPresent(
            wrong -> {
              throw wrong;
            });
    List<Token> typed = arguments.stream().map(words.tokens()::get).toList();
    List<String> typedTexts = typed.stream().map(Token::text).toList();
    int plain = wanted.plain(typedTexts);
    int most = unquoted.isPresent() ? wanted.most(typedTexts) : wanted.most();
    if (!wanted.pattern() && plain > most) {
      throw tooMany(typed, most);
    }
    List<String> texts = new ArrayList<>();
    typed.subList(0, plain).forEach(token -> texts.add(closedText(token)));
    if (wanted.pattern() || plain < typed.size()) {
      texts.add(words.asTyped(arguments.subList(plain, arguments.size())));
    }
    return texts;
  }

  /** How many of the arguments the command can do without. */
  private int spare() {
    return arguments.size() - spec.arguments().least();
  }

  private Failure tooMany(List<Token> typed, int most) {
    Token extra = typed.get(most);
    String hint =
        unquoted
            .flatMap(pattern -> pattern.hint(typed.size() - most, spare()))
            .orElse("Usage: " + spec.usage());
    return wrong(extra, "one word too many: " + extra.text(), hint);
  }

  private String closedText(Token token) {
    if (!token.closed()) {
      throw unclosed(token);
    }
    return token.text();
  }

  private Failure unknown(Token token, String dashed) {
    List<String> known = spec.options().stream().map(OptionSpec::typed).toList();
    String hint =
        partOfPattern(token, dashed)
            .map(part -> "Write it in the pattern, without dashes: " + part)
            .or(() -> choice(dashed))
            .or(() -> setting(dashed))
            .or(() -> Nearest.to(dashed, known).map(near -> "Did you mean " + near + "?"))
            .orElse("'" + spec.name() + " --help' lists the options; -- ends them.");
    return wrong(token, spec.name() + " has no option " + dashed, hint);
  }

  /** What narrows saved questions, which have no option for it as those in Cypher are not. */
  private Optional<String> setting(String dashed) {
    boolean saved = spec.arguments().offer(0).equals(Offer.QUESTION);
    return saved && dashed.equals(InsightOptions.WHERE.typed())
        ? Optional.of(
            "Write 'set where PATTERN' before it, in the shell or behind -c;"
                + " it narrows the questions in the pattern language.")
        : Optional.empty();
  }

  /** The option whose value was typed as an option, such as {@code --format csv}. */
  private Optional<String> choice(String dashed) {
    String value = dashed.replaceFirst("^-+", "");
    return spec.option("format")
        .filter(format -> format.allowed().contains(value))
        .map(format -> "Write " + format.typed() + " " + value);
  }

  /** What stands for the option in a pattern, such as {@code limit 5}, where the words know it. */
  private Optional<String> partOfPattern(Token token, String dashed) {
    String part = dashed.replaceFirst("^-+", "").replace('-', ' ');
    if (!spec.arguments().takesQuestion() || !ReservedWords.contains(part.split(" ", 2)[0])) {
      return Optional.empty();
    }
    int equals = token.text().indexOf('=');
    boolean followed = at < words.tokens().size() && !isOption(words.tokens().get(at));
    String next = followed ? words.asTyped(words.tokens().get(at)) : "...";
    return Optional.of(part + " " + (equals < 0 ? next : token.text().substring(equals + 1)));
  }

  private Failure unclosed(Token token) {
    return wrong(
        token,
        "a quote is not closed: " + words.asTyped(token),
        "Close it, or write \\ before a quote that stands for itself.");
  }

  private Failure wrong(Token token, String message, String hint) {
    Place place = new Place.InText(words.line(), token.start(), token.end());
    return new Failure(Failure.Kind.USAGE, List.of(Problem.error(place, message, hint)));
  }
}
