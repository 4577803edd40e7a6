package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.question.Completion;
import dev.ikg.question.Proposal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jline.reader.Candidate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineCompletionTest {

  private static final Lexicon LEXICON =
      new Lexicon(
          List.of(
              label(Facet.FACTOR, 51, "retry-storm"),
              label(Facet.FACTOR, 12, "cold-cache"),
              label(Facet.ORG, 7, "first-bank", "First Bank"),
              label(Facet.ORG, 3, "quo\"ted")),
          Map.of(),
          Map.of());

  private static Lexicon.Entry label(Facet facet, long cases, String... spellings) {
    return new Lexicon.Entry(new FacetValue(facet, spellings[0]), List.of(spellings), cases, false);
  }

  private final TestShell shell = new TestShell();

  private Completion at(String line) {
    shell.lexicon = LEXICON;
    return shell.completion().at(line);
  }

  /** The lines that a proposal makes of a line. */
  private List<String> lines(String line) {
    Completion completion = at(line);
    return completion.proposals().stream()
        .map(proposal -> line.substring(0, completion.from()) + proposal.text())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "as                                | ask",
        "ask retr                          | ask retry-storm",
        "ASK retr                          | ASK retry-storm",
        "ask RETR                          | ask retry-storm",
        "ask retry-storm with c            | ask retry-storm with cold-cache;ask retry-storm with cause:;ask retry-storm with component:",
        "ask all at fir                    | ask all at first-bank",
        "ask --format json all at fir      | ask --format json all at first-bank",
        "ask all --format json at fir      | ask all --format json at first-bank",
        "ask --form                        | ask --format",
        "ask all --format j                | ask all --format json;ask all --format jsonl",
        "ask all --format=js               | ask all --format=json;ask all --format=jsonl",
        "ask all --lang k                  | ask all --lang ko",
        "ask --format json --form          | ``",
        "ask \"retry-storm with col        | ask \"retry-storm with cold-cache",
        "ask 'retry-storm with col         | ask 'retry-storm with cold-cache",
        "ask \"all at \\                   | ``",
        "pairs --where retr                | pairs --where retry-storm",
        "pairs --where \"all at fir        | pairs --where \"all at first-bank",
        "pairs fac                         | pairs factor",
        "pairs factor ca                   | pairs factor cause",
        "save mine retr                    | save mine retry-storm",
        "save min                          | ``",
        "case IL                           | case IL-0304;case IL-0305",
        "similar K                         | similar KO-1",
        "path IL-0304 K                    | path IL-0304 KO-1",
        "path IL-0304 KO-1 I               | ``",
        "remove IL-0304 K                  | remove IL-0304 KO-1",
        "help va                           | help validate",
        "vocabulary det                    | vocabulary detected-by",
        "coverage ye                       | coverage years",
        "durations b                       | durations by",
        "durations by dom                  | durations by domain",
        "export ca                         | export cases;export case",
        "export question same              | export question same-cause-again",
        "export case K                     | export case KO-1",
        "export path IL-0304 K             | export path IL-0304 KO-1",
        "export pattern \"retry-storm with col | export pattern \"retry-storm with cold-cache",
        "export all K                      | ``",
        "question same                     | question same-cause-again",
        "set where retr                    | set where retry-storm",
        "set lim                           | set limit",
        "set lang k                        | set lang ko",
        "nonsense retr                     | ``",
        "ask -- retr                       | ask -- retry-storm",
      })
  void whatCanStandNextIsProposed(String line, String expected) {
    List<String> wanted = expected.isEmpty() ? List.of() : List.of(expected.split(";"));
    assertEquals(wanted, lines(line.strip()));
  }

  @Test
  void anOptionIsExplainedAndANameCounted() {
    assertEquals(
        "how many rows at most (default: 20)", at("pairs --lim").proposals().get(0).says());
    assertEquals("factor 51 cases", at("ask retr").proposals().get(0).says());
  }

  @Test
  void aNameWithQuotesIsEscapedInsideQuotesOfTheLine() {
    assertEquals(List.of("ask all at \"quo\\\"ted\""), lines("ask all at quo"));
    assertEquals(List.of("ask \"all at \\\"quo\\\\\\\"ted\\\""), lines("ask \"all at quo"));
  }

  @Test
  void whatNeedsNoNameOpensNoGraph() {
    at("ask --f");
    at("a");
    at("ask retry-storm across ");
    at("ask all --format ");

    assertEquals(0, shell.opened);
  }

  @Test
  void aGraphNamedInTheLineIsTheOneThatIsAsked() {
    at("ask --graph other retr");

    assertEquals("other", shell.choices.get(0).folder().orElse(""));
  }

  @Test
  void pathsAreCompletedAndNewFilesGetTheirEnding(@TempDir Path folder) throws IOException {
    Files.createDirectory(folder.resolve("cases"));
    Files.writeString(folder.resolve("case one.json"), "{}");
    String before = "load " + folder + "/";

    assertEquals(
        List.of("load \"" + folder + "/case one.json\"", before + "cases/"), lines(before + "ca"));
    assertEquals(
        Stream.of("json", "jsonl")
            .map(end -> "ask all --output " + folder + "/new." + end)
            .toList(),
        lines("ask all --output " + folder + "/new.js"));
  }

  @Test
  void aTerminalObeysNoProposal() {
    Candidate listed =
        LineEditing.candidate(new Proposal("A-1", "A\u001B[2J", "a\u202Etitle\u0007", true), 0);
    assertEquals("A␛[2J", listed.displ());
    assertEquals("a<U+202E>title␇", listed.descr());
  }
}
