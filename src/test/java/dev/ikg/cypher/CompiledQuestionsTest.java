package dev.ikg.cypher;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.incident.Lexicon;
import dev.ikg.incident.Lexicon.Entry;
import dev.ikg.question.GoldenFile;
import dev.ikg.question.Question;
import dev.ikg.question.Resolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Questions and the Cypher that they become, word for word. */
class CompiledQuestionsTest {

  private static final Lexicon LEXICON = lexicon();

  private static final String RETURNED = "\nRETURN c.id AS id";

  /** All files, whose questions other tests ask too. */
  static final List<String> FILES =
      List.of("terms", "joining", "filters", "chains", "tails", "numbers");

  @TestFactory
  Stream<DynamicTest> terms() {
    return conditions("terms");
  }

  @TestFactory
  Stream<DynamicTest> joinedTerms() {
    return conditions("joining");
  }

  @TestFactory
  Stream<DynamicTest> filters() {
    return conditions("filters");
  }

  @TestFactory
  Stream<DynamicTest> chains() {
    return rows("chains");
  }

  @TestFactory
  Stream<DynamicTest> tails() {
    return rows("tails");
  }

  @TestFactory
  Stream<DynamicTest> numbers() {
    return golden("numbers").tests(CompiledQuestionsTest::statements);
  }

  private static Stream<DynamicTest> rows(String file) {
    return golden(file).tests(question -> CypherScript.pasteable(compile(question).rows()));
  }

  /** Only how the cases are found: what is returned of each is the same for all. */
  private static Stream<DynamicTest> conditions(String file) {
    return golden(file)
        .tests(
            question -> {
              String script = CypherScript.pasteable(compile(question).rows());
              return script.substring(0, script.indexOf(RETURNED));
            });
  }

  static GoldenFile golden(String file) {
    return new GoldenFile("cypher/" + file + ".golden");
  }

  private static String statements(String question) {
    QuestionCompiler compiled = compile(question);
    List<String> statements = new ArrayList<>();
    statements.add("// matched\n" + CypherScript.pasteable(compiled.matched()));
    statements.add("// eligible\n" + CypherScript.pasteable(compiled.eligible()));
    compiled
        .labelled()
        .map(labelled -> "// labelled\n" + CypherScript.pasteable(labelled))
        .ifPresent(statements::add);
    compiled
        .spread()
        .map(spread -> "// spread\n" + CypherScript.pasteable(spread))
        .ifPresent(statements::add);
    compiled
        .unlimited()
        .map(all -> "// unlimited\n" + CypherScript.pasteable(all))
        .ifPresent(statements::add);
    return String.join("\n", statements);
  }

  /** The first label of a facet in the lexicon, as it is written. */
  static String aLabelOf(Facet facet) {
    return LEXICON.byFoldedSpelling().values().stream()
        .flatMap(List::stream)
        .filter(entry -> entry.value().facet() == facet && !entry.group())
        .map(entry -> facet.word() + ":" + entry.value().key())
        .sorted()
        .findFirst()
        .orElseThrow();
  }

  static QuestionCompiler compile(String question) {
    return QuestionCompiler.of(
        new Resolver(LEXICON).resolve(Question.parse(question)), LEXICON, "en");
  }

  /** A lexicon of its own, so that a new case changes no statement here. */
  private static Lexicon lexicon() {
    List<Entry> entries = new ArrayList<>();
    add(entries, Facet.FACTOR, "retry-storm 51", "cold-cache 12", "latent-bug 129");
    add(entries, Facet.FACTOR, "missing-monitoring 137", "missing-safeguard 84");
    add(entries, Facet.FACTOR, "circular-dependency 0", "monitoring-blind 7");
    add(entries, Facet.CAUSE, "configuration-error 72", "software-defect 140");
    add(entries, Facet.COMPONENT, "load-balancer 59");
    add(entries, Facet.SYMPTOM, "monitoring-blind 12", "data-loss 33");
    add(entries, Facet.DOMAIN, "database 134");
    add(entries, Facet.ORG, "datadog 12");
    add(entries, Facet.PROVIDER, "github 3");
    add(entries, Facet.SEVERITY, "critical 12");
    add(entries, Facet.SOURCE, "official-status 60");
    add(entries, Facet.TRIGGER, "deploy 90");
    add(entries, Facet.DETECTED_BY, "user 70");
    add(entries, Facet.EVIDENCE, "primary-full 300");
    add(entries, Facet.READ, "date 600");
    FacetValue group = new FacetValue(Facet.FACTOR, "coupling");
    entries.add(new Entry(group, List.of("coupling"), 0, true));
    List<FacetValue> members =
        Stream.of("retry-storm", "circular-dependency")
            .map(name -> new FacetValue(Facet.FACTOR, name))
            .toList();
    return new Lexicon(entries, Map.of(group, members), Map.of());
  }

  private static void add(List<Entry> entries, Facet facet, String... labels) {
    for (String label : labels) {
      String[] words = label.split(" ");
      FacetValue value = new FacetValue(facet, words[0]);
      entries.add(new Entry(value, List.of(words[0]), Long.parseLong(words[1]), false));
    }
  }
}
