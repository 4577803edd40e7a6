package dev.ikg.shell;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.cypher.QuestionFile;
import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.Format;
import dev.ikg.intake.Intake;
import dev.ikg.intake.Taken;
import dev.ikg.intake.VocabularyReader;
import dev.ikg.problem.Failure;
import dev.ikg.question.Question;
import dev.ikg.render.ProblemText;
import dev.ikg.review.Review;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every reader of what others wrote, under damaged inputs: each ends with a value or with a problem
 * in words, and nothing else is thrown. A long run: {@code -Dikg.fuzz.seconds=60} gives each reader
 * a minute, {@code -Dikg.seed} repeats its inputs.
 */
class ReadersUnderFireTest {

  private static final int LEAST = 500;
  private static final Duration LONG = Duration.ofSeconds(Long.getLong("ikg.fuzz.seconds", 0));
  private static final long SEED = Long.getLong("ikg.seed", 20_261_130L);

  private static final Path CASES = Path.of("data/cases");
  private static final Path VOCABULARY = Path.of("data/vocabulary");
  private static final Path QUESTIONS = Path.of("cypher/questions");

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 30);

  private final Review review = new Review(TODAY, VocabularyReader.bundled());

  @TempDir private Path folder;

  /** Reads bytes, and throws nothing but a failure. */
  private interface Reader {
    void read(byte[] bytes) throws IOException;
  }

  @TestFactory
  Stream<DynamicTest> nothingButAFailureIsThrown() throws IOException {
    List<byte[]> cases = files(CASES, ".json", 40);
    byte[] lines = join(cases.stream().limit(3).map(ReadersUnderFireTest::oneLine).toList(), "\n");
    byte[] array = framed("[", join(cases.subList(3, 6), ","), "]");
    List<byte[]> questions =
        files(QUESTIONS, QuestionFile.ENDING, 40).stream()
            .map(file -> text(string(file).replaceFirst("(?m)^// id: .*$", "// id: q")))
            .toList();
    return Stream.of(
        fire("JSON", cases, this::readCases),
        fire("JSON Lines", List.of(lines), this::readCases),
        fire("an array", List.of(array), this::readCases),
        fire("gzip", List.of(gzip(lines), gzip(array)), this::readCases),
        fire("inside gzip", cases, bytes -> readCases(gzip(bytes))),
        fire("zip", List.of(zip(cases.subList(0, 3))), this::readCases),
        fire("zip as a file", List.of(zip(cases.subList(0, 3))), this::readZipFile),
        fire("Statuspage", List.of(text(STATUSPAGE)), this::readStatuspage),
        fire("a configuration file", List.of(text(CONFIGURATION)), this::readConfiguration),
        fire("a vocabulary", files(VOCABULARY, ".json", 40), this::readVocabulary),
        fire("a saved question", questions, ReadersUnderFireTest::readQuestionFile),
        fire("a question", lines(PATTERNS), ReadersUnderFireTest::readQuestion),
        fire("a typed line", lines(PATTERNS), bytes -> Tokenizer.words(string(bytes))));
  }

  private static DynamicTest fire(String name, List<byte[]> good, Reader reader) {
    return DynamicTest.dynamicTest(name, () -> fireAt(name, good, reader));
  }

  private static void fireAt(String name, List<byte[]> good, Reader reader) {
    Damage damage = new Damage(new Random(SEED));
    Instant end = Instant.now().plus(LONG);
    long runs = 0;
    long refused = 0;
    for (; runs < LEAST || Instant.now().isBefore(end); runs++) {
      byte[] input = damage.of(good);
      try {
        reader.read(input);
      } catch (Failure said) {
        assertFalse(ProblemText.of(said.problems()).isBlank(), "a refusal without a word");
        refused++;
      } catch (IOException | RuntimeException | StackOverflowError fault) {
        throw new AssertionError("input " + Base64.getEncoder().encodeToString(input), fault);
      }
    }
    System.out.printf("%s: %,d inputs, %,d refused as a whole%n", name, runs, refused);
  }

  private void readCases(byte[] bytes) {
    take(new Intake(List.of("-"), new ByteArrayInputStream(bytes), Format.CASES));
  }

  private void readZipFile(byte[] bytes) throws IOException {
    Path zip = Files.write(folder.resolve("cases.zip"), bytes);
    take(new Intake(List.of(zip.toString()), nothing(), Format.CASES));
    try (Stream<Path> files = Files.list(folder)) {
      assertTrue(files.allMatch(zip::equals), "an archive wrote a file");
    }
  }

  private void readStatuspage(byte[] bytes) {
    Format format = Format.named("statuspage").orElseThrow();
    take(new Intake(List.of("-"), new ByteArrayInputStream(bytes), format));
  }

  /** Reads and reviews, as a load does before it writes. */
  private void take(Intake intake) {
    take(review, intake);
  }

  private static void take(Review by, Intake intake) {
    try (Stream<Taken> all = intake.take()) {
      all.forEach(
          taken -> {
            if (taken instanceof Taken.Draft draft) {
              by.review(draft.draft());
            } else {
              assertFalse(taken.problems().isEmpty(), "a refusal without a problem");
            }
          });
    }
  }

  /** Reads it, and reviews a case by it as a load would. */
  private void readVocabulary(byte[] bytes) throws IOException {
    Vocabulary.Definitions read = VocabularyReader.definitions("factors.json", bytes);
    Review by = new Review(TODAY, new Vocabulary("damaged", List.of(read)));
    take(
        by, new Intake(List.of(CASES.resolve("IL-0304.json").toString()), nothing(), Format.CASES));
  }

  private static ByteArrayInputStream nothing() {
    return new ByteArrayInputStream(new byte[0]);
  }

  private void readConfiguration(byte[] bytes) throws IOException {
    Path file = Files.createDirectories(folder.resolve("ikg")).resolve("config.properties");
    Files.write(file, bytes);
    ConfigurationFile.read(Map.of("XDG_CONFIG_HOME", folder.toString()));
  }

  private static void readQuestionFile(byte[] bytes) {
    QuestionFile.read("q.cypher", "q", string(bytes));
  }

  private static void readQuestion(byte[] bytes) {
    Question question = Question.parse(string(bytes));
    Question.parse(question.canonical());
  }

  private static List<byte[]> files(Path from, String ending, int most) throws IOException {
    List<byte[]> contents = new ArrayList<>();
    try (Stream<Path> files = Files.list(from)) {
      for (Path file :
          files.filter(f -> f.toString().endsWith(ending)).sorted().limit(most).toList()) {
        contents.add(Files.readAllBytes(file));
      }
    }
    return contents;
  }

  private static List<byte[]> lines(String text) {
    return text.lines().map(ReadersUnderFireTest::text).toList();
  }

  private static byte[] oneLine(byte[] json) {
    return text(string(json).replaceAll("\\R", " "));
  }

  private static byte[] join(List<byte[]> parts, String between) {
    return text(String.join(between, parts.stream().map(ReadersUnderFireTest::string).toList()));
  }

  private static byte[] framed(String before, byte[] content, String behind) {
    return text(before + string(content) + behind);
  }

  private static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String string(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(content);
    }
    return packed.toByteArray();
  }

  private static byte[] zip(List<byte[]> contents) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(packed)) {
      for (int i = 0; i < contents.size(); i++) {
        out.putNextEntry(new ZipEntry("c" + i + ".json"));
        out.write(contents.get(i));
        out.closeEntry();
      }
    }
    return packed.toByteArray();
  }

  private static final String STATUSPAGE =
      """
      {"page": {"id": "p1", "name": "Acme", "url": "https://status.acme.test/"}, "incidents": [
       {"id": "i1", "name": "Slow logins", "impact": "major", "impact_override": null,
        "created_at": "2024-03-01T10:00:00.000Z", "resolved_at": "2024-03-02T11:30:20.000+00:00",
        "page_id": "p1", "components": [{"name": "Login"}],
        "incident_updates": [{"status": "resolved", "body": "Fixed.",
          "created_at": "2024-03-02T11:30:20.000Z", "updated_at": "2024-03-02T11:31:00.000Z"}],
        "postmortem_body": "A full disk.", "new_field": 1.50}]}
      """;

  private static final String CONFIGURATION =
      "# mine\n\nlang = ko\nformat = json\ngraph = /tmp/g\nuri = bolt://localhost:7687\n";

  private static final String PATTERNS =
      """
      unpinned-version with automation-amplified across orgs
      any of (a, b) without (c or not d) since 2020 before 2022-03 lasting over 2h
      at least 2 of (factor:a, cause:*, org:group:b) then (c) within 2y same cause
      text "split brain" by org order by cases limit 5
      ask 'a b' "c \\" d" --format json --to out.csv
      """;
}
