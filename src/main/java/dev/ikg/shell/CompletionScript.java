package dev.ikg.shell;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A script for bash, which zsh runs as well: commands, their options, the values of choices, and
 * the saved questions that were there when it was made. Everything else is completed as a file. It
 * never starts the program, so it is always quick.
 */
final class CompletionScript {

  private static final String FRAME =
      """
      # Completion of ikg for bash (3.2 and newer).
      _ikg() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= each
        local words= i=1
        while [ $i -lt $COMP_CWORD ]; do
          each=${COMP_WORDS[i]}
          case " %1$s " in *" $each "*) command=$each; break ;; esac
          i=$((i + 1))
        done
        case "$command:$before" in
      %2$s    *)
            case "$command" in
      %3$s      esac
            ;;
        esac
        COMPREPLY=()
        [ -n "$words" ] && COMPREPLY=($(compgen -W "$words" -- "$word"))
      }
      complete -o default -F _ikg ikg
      """;

  private CompletionScript() {}

  /**
   * The script.
   *
   * @param questions the ids of the saved questions
   */
  static String of(CommandList commands, List<String> questions) {
    StringBuilder values = new StringBuilder();
    StringBuilder options = new StringBuilder();
    String names =
        commands.all().stream().map(IkgCommand::getName).collect(Collectors.joining(" "));
    appendValues(values, "", Shell.OPTIONS.options());
    appendOptions(options, "", names, Shell.OPTIONS.options());
    for (IkgCommand command : commands.all()) {
      CommandSpec spec = command.spec();
      Offer first = command.offer(List.of());
      String words =
          switch (first.kind()) {
            case COMMAND -> names + " " + PatternHelp.NAME;
            case QUESTION -> String.join(" ", questions);
            default -> String.join(" ", first.words());
          };
      appendValues(values, spec.name(), spec.options());
      appendOptions(options, spec.name(), words, spec.options());
    }
    return FRAME.formatted(names, values, options);
  }

  private static void appendValues(StringBuilder out, String command, List<OptionSpec> options) {
    for (OptionSpec option : options) {
      if (option.kind() != OptionSpec.Kind.FLAG) {
        String words = String.join(" ", option.allowed());
        out.append("    %s:%s) words=\"%s\" ;;\n".formatted(command, option.typed(), words));
      }
    }
  }

  private static void appendOptions(
      StringBuilder out, String command, String words, List<OptionSpec> options) {
    String typed = options.stream().map(OptionSpec::typed).collect(Collectors.joining(" "));
    out.append(
        """
              "%s") case "$word" in -*) words="%s" ;; *) words="%s" ;; esac ;;
        """
            .formatted(command, typed, words));
  }
}
