package dev.ikg.shell;

import dev.ikg.shell.CommandSpec.Example;
import dev.ikg.shell.CommandSpec.Group;
import java.util.List;

/** What the help says, made from the definitions of the commands. */
final class HelpText {

  private static final int COLUMN = 26;

  private HelpText() {}

  /** All commands, by group, with an example of each. */
  static String of(CommandList commands) {
    StringBuilder text = new StringBuilder();
    text.append("Usage: ikg [OPTIONS] [COMMAND ...]\n");
    text.append("Without a command it opens a shell, or runs the commands on standard input.\n");
    for (Group group : Group.values()) {
      text.append('\n').append(group.heading()).append('\n');
      for (IkgCommand command : commands.all()) {
        if (command.spec().group() == group) {
          appendShort(text, command.spec());
        }
      }
    }
    appendOptions(text, "Options before a command, for all that follows", Shell.OPTIONS.options());
    text.append(
        "\n'help COMMAND' or 'COMMAND --help' explains a command, 'help pattern' the language of questions.\n");
    return text.toString();
  }

  /** One command in full. */
  static String of(CommandSpec spec) {
    StringBuilder text = new StringBuilder();
    text.append("Usage: ").append(spec.usage()).append('\n');
    text.append("  ").append(spec.description()).append('\n');
    if (!spec.aliases().isEmpty()) {
      text.append("  also: ").append(String.join(", ", spec.aliases())).append('\n');
    }
    text.append("\nExamples\n");
    for (Example example : spec.examples()) {
      text.append("  ").append(example.line()).append('\n');
      text.append("      ").append(example.says()).append('\n');
    }
    appendOptions(text, "Options", spec.options());
    if (takesPattern(spec)) {
      text.append("\n'help ").append(PatternHelp.NAME).append("' explains what a PATTERN is.\n");
    }
    return text.toString();
  }

  private static boolean takesPattern(CommandSpec spec) {
    return spec.arguments().usage().contains("PATTERN")
        || spec.options().stream().anyMatch(OptionSpec::isPattern);
  }

  private static void appendShort(StringBuilder text, CommandSpec spec) {
    String words = spec.name() + " " + spec.arguments().usage();
    appendPair(text, words.strip(), spec.description());
    text.append("      ").append(spec.examples().get(0).line()).append('\n');
  }

  private static void appendOptions(StringBuilder text, String title, List<OptionSpec> options) {
    text.append('\n').append(title).append('\n');
    for (OptionSpec option : options) {
      appendPair(text, option.usage(), option.description());
    }
  }

  private static void appendPair(StringBuilder text, String left, String right) {
    text.append("  ").append(left);
    if (left.length() >= COLUMN - 2) {
      text.append('\n').append(" ".repeat(COLUMN));
    } else {
      text.append(" ".repeat(COLUMN - 2 - left.length()));
    }
    text.append(right).append('\n');
  }
}
