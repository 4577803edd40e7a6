package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ikg.problem.Failure;
import dev.ikg.render.ProblemText;
import dev.ikg.shell.CommandSpec.Arguments;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.shell.core.command.CommandArgument;
import org.springframework.shell.core.command.ParsedInput;

class OptionParserTest {

  private static final List<OptionSpec> OPTIONS =
      List.of(
          OptionSpec.choice("format", List.of("table", "json"), ""),
          OptionSpec.text("output", "FILE", ""),
          OptionSpec.whole("width", "CELLS", ""),
          OptionSpec.flag("force", ""),
          OptionSpec.text("param", "NAME=VALUE", "").repeated(),
          InsightOptions.WHERE,
          CommonOptions.HELP);

  private static final CommandSpec LOAD = command("load", Arguments.some("PATH..."));
  private static final CommandSpec CASE = command("case", Arguments.one("ID"));
  private static final CommandSpec ASK = command("ask", Arguments.onePattern());

  private static CommandSpec command(String name, Arguments arguments) {
    return new CommandSpec(
        name, List.of(), CommandSpec.Group.CASES, "", arguments, OPTIONS, List.of());
  }

  private static List<String> arguments(ParsedInput input) {
    return input.arguments().stream().map(CommandArgument::value).toList();
  }

  private static ParsedInput load(String line) {
    return OptionParser.parse(LOAD, Tokenizer.words(line));
  }

  @Test
  void optionsMayStandAnywhere() {
    ParsedInput input = load("--format json a --force b --output=\"c d\"");
    assertEquals(List.of("a", "b"), arguments(input));
    assertEquals(
        Map.of("format", "json", "force", "true", "output", "c d"), GivenOptions.all(input));
  }

  @Test
  void aDashANumberAndAQuotedOptionAreArguments() {
    assertEquals(List.of("-", "-1", "--force", "-0.5"), arguments(load("- -1 '--force' -0.5")));
  }

  @Test
  void twoDashesEndTheOptions() {
    assertEquals(List.of("a", "--force", "--"), arguments(load("a -- --force --")));
  }

  @Test
  void anOptionCanBeRepeatedOnlyWhereItSaysSo() {
    assertEquals(
        List.of("a=1", "b=2"), GivenOptions.values(load("x --param a=1 --param b=2"), "param"));
    assertEquals("--width is given twice", wrong("x --width 1 --width 2").getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a with b                        | a with b",
        "a  with \"x  y\" across orgs    | a  with \"x  y\" across orgs",
        "\"a with b\"                    | a with b",
        "'a \"b c\" d'                   | a \"b c\" d",
        "\"a\" with \"b\"                | \"a\" with \"b\"",
        "a --format json with b          | a with b",
        "--format json text \"it --is\"  | text \"it --is\"",
        "org:Tom's with a                | org:Tom's with a",
        "a with \"never closed           | a with \"never closed",
        "-- --a b                        | --a b",
      },
      quoteCharacter = '§')
  void aPatternIsTakenAsItIsTyped(String line, String pattern) {
    assertEquals(List.of(pattern), arguments(OptionParser.parse(ASK, Tokenizer.words(line))));
  }

  @Test
  void aPatternFromTheSystemIsJoinedAndKeepsItsQuotes() {
    assertEquals(
        List.of("a with \"b c\" by year"),
        arguments(
            OptionParser.parse(
                ASK, Words.ofArguments(List.of("a with", "\"b c\"", "--force", "by year")))));
    assertEquals(
        List.of("\"b c\""),
        arguments(OptionParser.parse(ASK, Words.ofArguments(List.of("\"b c\"")))));
  }

  private static Failure wrong(String line) {
    Failure failure = assertThrows(Failure.class, () -> load(line));
    assertEquals(Failure.Kind.USAGE, failure.kind());
    return failure;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x --fromat json | load has no option --fromat     | Did you mean --format?",
        "x --zzzz        | load has no option --zzzz       | 'load --help' lists the options; -- ends them.",
        "x -f            | load has no option -f           | 'load --help' lists the options; -- ends them.",
        "x --json        | load has no option --json       | Write --format json",
        "x --output      | --output needs a value          | Write --output FILE",
        "x --output --force | --output needs a value       | Write --output FILE",
        "x --format jsn  | --format cannot be 'jsn'        | Did you mean json? It can be table, json.",
        "x --width wide  | --width needs a whole number, not 'wide' | Write --width CELLS",
        "x --force=no    | --force takes no value          | Write only --force",
        "--force         | load needs PATH...              | Usage: load PATH... [OPTIONS]",
        "a \"b           | a quote is not closed: \"b      | Close it, or write \\ before a quote that stands for itself.",
      },
      quoteCharacter = '§')
  void whatIsWrongIsNamedWithACure(String line, String message, String hint) {
    Failure failure = wrong(line);
    assertEquals(message, failure.getMessage());
    assertEquals(hint, failure.problems().get(0).hint());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a --limit 5         | limit 5",
        "a --limit=5         | limit 5",
        "a --since           | since ...",
        "a --order-by share  | order by share",
        "a --in \"x y\"       | in \"x y\"",
      },
      quoteCharacter = '§')
  void anOptionThatIsAPartOfThePatternIsShownAsOne(String line, String part) {
    Failure failure =
        assertThrows(Failure.class, () -> OptionParser.parse(ASK, Tokenizer.words(line)));
    assertEquals(
        "Write it in the pattern, without dashes: " + part, failure.problems().get(0).hint());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A-1 --where since 2020               | \"since 2020\"",
        "A-1 --where=since 2020 --force       | \"since 2020\"",
        "--where since 2020 A-1               | \"since 2020\"",
        "--where since 2020 at DFDS A-1       | \"since 2020 at DFDS\"",
        "A-1 --where retry-storm in database  | \"retry-storm in database\"",
        "A-1 --where cause:a cause:b          | \"cause:a cause:b\"",
        "A-1 --where in \"x y\"               | 'in \"x y\"'",
      },
      quoteCharacter = '§')
  void aPatternOfSeveralWordsBehindAnOptionIsShownInQuotes(String line, String pattern) {
    String hint = "A pattern of several words stands in quotes: --where " + pattern;
    for (Words words :
        List.of(Tokenizer.words(line), Words.ofArguments(List.of(line.split(" "))))) {
      Failure failure = assertThrows(Failure.class, () -> OptionParser.parse(CASE, words));
      assertEquals(Failure.Kind.USAGE, failure.kind());
      assertEquals(hint, failure.problems().get(0).hint());
    }
  }

  @Test
  void theFirstWordOfAPatternIsNotTakenForTheWholeOfIt() {
    Words words = Tokenizer.words("retry-storm --where since 2020 --force");
    Failure failure = assertThrows(Failure.class, () -> OptionParser.parse(ASK, words));
    assertEquals(
        """
        error: --where cannot be 'since' alone
          retry-storm --where since 2020 --force
                              ^^^^^^^^^^
          A pattern of several words stands in quotes: --where "since 2020\"""",
        ProblemText.of(failure.problems()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--where retry-storm cold-cache in x  | cold-cache in x",
        "--where \"since 2020\" cold-cache     | cold-cache",
        "cold-cache --where since             | cold-cache",
        "--where since -- cold-cache          | cold-cache",
        "--where since cold-cache             | cold-cache",
      },
      quoteCharacter = '§')
  void wordsThatMakeNoPatternWithTheOptionBeforeThemAreArguments(String line, String pattern) {
    assertEquals(List.of(pattern), arguments(OptionParser.parse(ASK, Tokenizer.words(line))));
  }

  @Test
  void aWordTooManyThatIsNoPartOfAPatternShowsTheUsage() {
    Words words = Tokenizer.words("A-1 A-2 --where retry-storm");
    Failure failure = assertThrows(Failure.class, () -> OptionParser.parse(CASE, words));
    assertEquals("one word too many: A-2", failure.getMessage());
    assertEquals("Usage: case ID [OPTIONS]", failure.problems().get(0).hint());
  }

  @Test
  void theWrongWordIsMarkedInTheLine() {
    assertEquals(
        """
        error: load has no option --fromat
          장애 --fromat json
               ^^^^^^^^
          Did you mean --format?""",
        ProblemText.of(wrong("장애 --fromat json").problems()));
  }

  @Test
  void helpNeedsNothingElse() {
    assertEquals(List.of(), arguments(load("--help")));
  }
}
