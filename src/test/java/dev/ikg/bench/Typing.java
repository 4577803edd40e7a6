package dev.ikg.bench;

import dev.ikg.bench.Figure.Target;
import dev.ikg.graph.LexiconReader;
import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.question.Completion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * How long completion takes at a key: the names that so many made-up cases carry, with those of the
 * vocabulary, are in memory, as they are in a session after the first key.
 */
final class Typing {

  private static final int TURNS = 101;
  private static final long SEED = 1;

  private static final Map<String, Facet> FIELDS =
      Map.of(
          "contributing", Facet.FACTOR,
          "symptoms", Facet.SYMPTOM,
          "components", Facet.COMPONENT,
          "domain", Facet.DOMAIN,
          "root_cause", Facet.CAUSE,
          "org_slug", Facet.ORG);

  private final int cases;
  private final Map<FacetValue, Long> carried = new LinkedHashMap<>();

  /** Typing among the names of so many cases. */
  Typing(int cases) {
    this.cases = cases;
    ObjectMapper json = new ObjectMapper();
    SyntheticCases made = new SyntheticCases(Path.of("data", "cases"), SEED);
    for (int i = 0; i < cases; i++) {
      JsonNode document = json.readTree(made.next());
      FIELDS.forEach((field, facet) -> count(document.path(field), facet));
    }
  }

  /** Measures {@code cases} and nothing else, and prints the rows. */
  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ROOT);
    System.out.println(Figure.HEADER);
    new Typing(Integer.getInteger("cases", 100_000))
        .measure()
        .forEach(figure -> System.out.println(figure.row()));
  }

  private void count(JsonNode labels, Facet facet) {
    if (labels.isArray()) {
      labels.forEach(label -> count(label, facet));
    } else if (labels.isString() && !labels.asString().isBlank()) {
      carried.merge(new FacetValue(facet, labels.asString()), 1L, Long::sum);
    }
  }

  List<Figure> measure() {
    Lexicon lexicon =
        LexiconReader.of(
            carried.entrySet().stream()
                .map(label -> Lexicon.Entry.carried(label.getKey(), List.of(), label.getValue()))
                .toList(),
            VocabularyReader.bundled());
    List<Figure> figures = new ArrayList<>();
    add(figures, "a label", "ask unpinned-version with ret", lexicon);
    add(figures, "anything", "ask ", lexicon);
    add(figures, "an organization", "ask all at organization-", lexicon);
    return figures;
  }

  private void add(List<Figure> figures, String what, String line, Lexicon lexicon) {
    String typed = line.substring("ask ".length());
    int[] proposed = new int[1];
    double time =
        Timing.inTurn(
                TURNS,
                TURNS,
                List.of(() -> proposed[0] = Completion.of(typed, () -> lexicon).proposals().size()))
            .get(0);
    figures.add(
        new Figure(
            "completion of %s at a key: %,d %s from %,d names of %,d cases in memory"
                .formatted(
                    what,
                    proposed[0],
                    proposed[0] == 1 ? "proposal" : "proposals",
                    lexicon.entries().size(),
                    cases),
            Figure.time(time),
            "",
            time,
            Target.seconds(0.1),
            proposed[0] > 0));
  }
}
