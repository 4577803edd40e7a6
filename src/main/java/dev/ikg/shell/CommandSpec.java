package dev.ikg.shell;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A command, defined once for the parser, the help and completion.
 *
 * @param name what is typed
 * @param aliases other words for it
 * @param group the heading it stands under in the help
 * @param description what it does, in one line
 * @param arguments what follows it
 * @param options its own and the common ones it understands
 * @param examples lines that work, with a word on each
 */
record CommandSpec(
    String name,
    List<String> aliases,
    Group group,
    String description,
    Arguments arguments,
    List<OptionSpec> options,
    List<Example> examples) {

  CommandSpec {
    aliases = List.copyOf(aliases);
    options = List.copyOf(options);
    examples = List.copyOf(examples);
  }

  /** The headings of the help, in their order. */
  enum Group {
    QUESTIONS("Questions"),
    CASES("Cases"),
    GRAPH("The graph"),
    SHELL("Shell");

    private final String heading;

    Group(String heading) {
      this.heading = heading;
    }

    String heading() {
      return heading;
    }
  }

  /**
   * What follows a command besides options.
   *
   * @param usage as the help shows it; empty for nothing
   * @param pattern whether they, or what is behind the first ones that must be there, are one text,
   *     taken as it was typed
   * @param least how many there must be
   * @param most how many there may be
   * @param offers what each can be, for completion; the last one counts for all that follow
   * @param opening the first word behind which the others are one text too; empty for none
   * @param behind how many may stand behind a first word, where that is not the same for all
   */
  record Arguments(
      String usage,
      boolean pattern,
      int least,
      int most,
      List<Offer> offers,
      String opening,
      Map<String, Integer> behind) {
    static final Arguments NONE = new Arguments("", false, 0, 0);

    private static final String PATTERN = "PATTERN";

    Arguments {
      offers = List.copyOf(offers);
      behind = Map.copyOf(behind);
    }

    Arguments(String usage, boolean pattern, int least, int most) {
      this(usage, pattern, least, most, List.of(), "", Map.of());
    }

    /** The same, with what each argument can be. */
    Arguments offering(Offer... each) {
      return new Arguments(usage, pattern, least, most, List.of(each), opening, behind);
    }

    /** The same, where what is behind this first word is one text, taken as it was typed. */
    Arguments takingTextBehind(String first) {
      return new Arguments(usage, pattern, least, most, offers, first, behind);
    }

    /** The same, where so many may stand behind each first word. */
    Arguments takingBehind(Map<String, Integer> each) {
      return new Arguments(usage, pattern, least, most, offers, opening, each);
    }

    /** How many there may be where these were typed. */
    int most(List<String> typed) {
      return typed.isEmpty() ? most : behind.getOrDefault(typed.get(0), most - 1) + 1;
    }

    /** Whether the last of them is a whole question, with filters and a tail. */
    boolean takesQuestion() {
      return pattern && usage.endsWith(PATTERN);
    }

    /** How many of the words that were typed are arguments of their own; the others are one. */
    int plain(List<String> typed) {
      if (pattern) {
        return Math.max(0, least - 1);
      }
      boolean opened = !typed.isEmpty() && typed.get(0).equals(opening);
      return opened ? 1 : typed.size();
    }

    /** What an argument can be. */
    Offer offer(int argument) {
      boolean known = !offers.isEmpty() && (pattern || argument < most);
      return known ? offers.get(Math.min(argument, offers.size() - 1)) : Offer.ANYTHING;
    }

    static Arguments onePattern() {
      return new Arguments(PATTERN, true, 1, 1).offering(Offer.PATTERN);
    }

    static Arguments some(String usage) {
      return new Arguments(usage, false, 1, Integer.MAX_VALUE);
    }

    static Arguments one(String usage) {
      return new Arguments(usage, false, 1, 1);
    }

    static Arguments atMostOne(String usage) {
      return new Arguments(usage, false, 0, 1);
    }
  }

  /**
   * A line that works.
   *
   * @param line the command with its words, as in the shell
   * @param says what it gives
   */
  record Example(String line, String says) {}

  /** The option of a name without dashes. */
  Optional<OptionSpec> option(String optionName) {
    return options.stream().filter(option -> option.name().equals(optionName)).findFirst();
  }

  /** The option of a name with its dashes. */
  Optional<OptionSpec> optionTyped(String dashed) {
    return options.stream().filter(option -> option.typed().equals(dashed)).findFirst();
  }

  /** As the help shows it. */
  String usage() {
    String words = arguments.usage().isEmpty() ? name : name + " " + arguments.usage();
    return options.isEmpty() ? words : words + " [OPTIONS]";
  }
}
