package dev.ikg;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What each room may use: of the other rooms, and of the libraries. */
class RoomsTest {

  private static final String ROOT = "dev.ikg";

  /** The table of the design: a room, and the rooms that it may use. */
  private static final Map<String, Set<String>> ROOMS =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("problem", Set.of()),
              Map.entry("incident", Set.of("problem")),
              Map.entry("intake", Set.of("incident", "problem")),
              Map.entry("review", Set.of("intake", "incident", "problem")),
              Map.entry("question", Set.of("incident", "problem")),
              Map.entry("answer", Set.of("incident", "problem")),
              Map.entry("cypher", Set.of("question", "answer", "incident", "problem")),
              Map.entry("graph", Set.of("incident", "cypher", "answer", "problem")),
              Map.entry("insight", Set.of("incident", "question", "answer", "graph", "problem")),
              Map.entry(
                  "index",
                  Set.of(
                      "incident", "question", "answer", "cypher", "graph", "insight", "problem")),
              Map.entry("neo4j", Set.of("graph", "cypher", "answer", "incident", "problem")),
              Map.entry(
                  "casework",
                  Set.of(
                      "problem",
                      "incident",
                      "intake",
                      "review",
                      "question",
                      "answer",
                      "cypher",
                      "graph",
                      "insight",
                      "index")),
              Map.entry("render", Set.of("answer", "problem")),
              Map.entry("export", Set.of("answer", "problem")),
              Map.entry(
                  "shell",
                  Set.of(
                      "casework",
                      "render",
                      "export",
                      "question",
                      "answer",
                      "incident",
                      "problem"))));

  /** Libraries that only some rooms may know. */
  private static final Map<String, Set<String>> LIBRARIES =
      Map.of(
          "org.neo4j.driver", Set.of("neo4j"),
          "org.neo4j.dbms", Set.of("neo4j"),
          "org.neo4j.configuration", Set.of("neo4j"),
          "org.neo4j.cypherdsl", Set.of("cypher"),
          "tools.jackson", Set.of("intake", "render", "export"),
          "org.springframework", Set.of("shell"),
          "org.jline", Set.of("shell"));

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  @Test
  void everyPackageIsARoomOfTheTable() {
    Set<String> packages =
        CLASSES.stream()
            .map(JavaClass::getPackageName)
            .filter(name -> !name.equals(ROOT))
            .map(name -> name.substring(ROOT.length() + 1))
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> unknown = new TreeSet<>(packages);
    unknown.removeAll(ROOMS.keySet());
    assertEquals(Set.of(), unknown, "packages that no room is declared for");
  }

  @TestFactory
  List<DynamicTest> aRoomUsesOnlyTheRoomsItMay() {
    return ROOMS.entrySet().stream()
        .map(
            room ->
                DynamicTest.dynamicTest(
                    room.getKey() + " uses only " + new TreeSet<>(room.getValue()),
                    () -> usesOnly(room.getKey(), room.getValue())))
        .toList();
  }

  private static void usesOnly(String room, Set<String> allowed) {
    Set<String> rooms = new HashSet<>(allowed);
    rooms.add(room);
    DescribedPredicate<JavaClass> elsewhere =
        DescribedPredicate.describe(
            "classes of other rooms",
            used ->
                used.getPackageName().startsWith(ROOT)
                    && rooms.stream().noneMatch(r -> used.getPackageName().equals(ROOT + "." + r)));
    noClasses()
        .that()
        .resideInAPackage(ROOT + "." + room)
        .should()
        .dependOnClassesThat(elsewhere)
        .allowEmptyShould(true)
        .check(CLASSES);
  }

  @TestFactory
  List<DynamicTest> aLibraryIsKnownOnlyWhereItMayBe() {
    return LIBRARIES.entrySet().stream()
        .map(
            library ->
                DynamicTest.dynamicTest(
                    library.getKey() + " is known only in " + library.getValue(),
                    () -> knownOnlyIn(library.getKey(), library.getValue())))
        .toList();
  }

  private static void knownOnlyIn(String library, Set<String> rooms) {
    String[] packages = rooms.stream().map(room -> ROOT + "." + room).toArray(String[]::new);
    noClasses()
        .that()
        .resideOutsideOfPackages(packages)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library + "..")
        .check(CLASSES);
  }

  @Test
  void roomsFormNoCircle() {
    slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(CLASSES);
  }
}
