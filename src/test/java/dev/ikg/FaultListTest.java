package dev.ikg;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.platform.commons.annotation.Testable;

/**
 * Every fault of the list in {@code docs/faults.md}, and every guard of the list in {@code
 * docs/security.md}, has a test that the build runs.
 */
class FaultListTest {

  private static final List<Path> LISTS =
      List.of(Path.of("docs", "faults.md"), Path.of("docs", "security.md"));
  private static final Pattern ROW = Pattern.compile("^\\| (?!input |where |--)(.+) \\| (.+) \\|$");
  private static final Pattern TEST = Pattern.compile("`([\\w.]+)#(\\w+)`");

  /** The names of classes that the build runs as tests. */
  private static final Pattern RUN = Pattern.compile(".*(Test|IT)");

  @TestFactory
  Stream<DynamicTest> everyFaultHasATestThatRuns() throws IOException {
    return rows().map(row -> DynamicTest.dynamicTest(row.group(1), () -> hasTest(row.group(2))));
  }

  @Test
  void theListIsNotEmpty() throws IOException {
    assertTrue(rows().count() >= 30, "the rows of " + LISTS + " were not found");
  }

  private static Stream<MatchResult> rows() throws IOException {
    List<String> lines = new ArrayList<>();
    for (Path list : LISTS) {
      lines.addAll(Files.readAllLines(list));
    }
    return lines.stream().flatMap(line -> ROW.matcher(line).results());
  }

  private static void hasTest(String cell) throws ClassNotFoundException {
    List<MatchResult> tests = TEST.matcher(cell).results().toList();
    assertTrue(!tests.isEmpty(), "names no test: " + cell);
    for (MatchResult test : tests) {
      Class<?> type = Class.forName("dev.ikg." + test.group(1));
      assertTrue(RUN.matcher(type.getSimpleName()).matches(), "the build does not run " + type);
      assertTrue(
          Arrays.stream(type.getDeclaredMethods())
              .anyMatch(method -> method.getName().equals(test.group(2)) && runs(method)),
          type.getSimpleName() + " has no test " + test.group(2) + " that runs");
    }
  }

  private static boolean runs(Method method) {
    return isTest(method)
        && !method.isAnnotationPresent(Disabled.class)
        && !method.getDeclaringClass().isAnnotationPresent(Disabled.class);
  }

  /** Whether an annotation of it, or of one of its annotations, makes a method a test. */
  private static boolean isTest(AnnotatedElement element) {
    return Arrays.stream(element.getAnnotations())
        .map(Annotation::annotationType)
        .anyMatch(
            type ->
                type.equals(Testable.class)
                    || (!type.getName().startsWith("java.lang.") && isTest(type)));
  }
}
