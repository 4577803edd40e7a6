package dev.ikg.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files, folders, archives and streams. */
class IntakeTest {

  @TempDir Path folder;

  @Test
  void aFolderIsReadInTheOrderOfItsNamesAndWithTheFoldersInIt() throws IOException {
    write("b.json", "{\"id\": \"B\"}");
    write("a.jsonl", "{\"id\": \"A1\"}\n{\"id\": \"A2\"}");
    write("c/d.json.gz", Inputs.gzip(Inputs.utf8("{\"id\": \"D\"}")));
    write("c/e.ZIP", Inputs.zip("x.json", "{\"id\": \"X\"}", "sub/w.json", "{\"id\": \"W\"}"));
    assertEquals(List.of("A1", "A2", "B", "D", "W", "X"), Inputs.ids(Inputs.read(folder)));
  }

  @Test
  void hiddenFilesAndOtherEndingsAreReadOnlyWhenNamed() throws IOException {
    write("a.json", "{\"id\": \"A\"}");
    write(".b.json", "{\"id\": \"B\"}");
    write(".git/c.json", "{\"id\": \"C\"}");
    write("d.txt", "{\"id\": \"D\"}");
    assertEquals(List.of("A"), Inputs.ids(Inputs.read(folder)));
    assertEquals(List.of("D"), Inputs.ids(Inputs.read(folder.resolve("d.txt"))));
    assertEquals(List.of("B"), Inputs.ids(Inputs.read(folder.resolve(".b.json"))));
  }

  @Test
  void threeBadFilesInAHundredAreNamedAndTheOthersAreRead() throws IOException {
    for (int i = 0; i < 100; i++) {
      write("%02d.json".formatted(i), i % 40 == 7 ? "{\"id\": " : "{\"id\": \"%d\"}".formatted(i));
    }
    List<Taken> taken = Inputs.read(folder);
    assertEquals(97, Inputs.ids(taken).size());
    assertEquals(
        List.of("07.json", "47.json", "87.json"),
        taken.stream()
            .filter(Taken.Refused.class::isInstance)
            .map(t -> t.problems().get(0).place().toString())
            .map(place -> place.replaceAll(".*/(\\d\\d\\.json).*", "$1"))
            .toList());
  }

  @Test
  void aLoopOfSymbolicLinksEndsAndIsNamed() throws IOException {
    write("a/b/x.json", "{\"id\": \"X\"}");
    Files.createSymbolicLink(folder.resolve("a/b/up"), folder.resolve("a"));
    Files.createSymbolicLink(folder.resolve("self.json"), folder.resolve("self.json"));
    List<Taken> taken = Inputs.read(folder);
    assertEquals(List.of("X"), Inputs.ids(taken));
    assertEquals(1, taken.stream().filter(Taken.Noted.class::isInstance).count());
    assertEquals(1, taken.stream().filter(Taken.Refused.class::isInstance).count());
  }

  @Test
  void aLinkToNothingIsNamed() throws IOException {
    Files.createSymbolicLink(folder.resolve("gone.json"), folder.resolve("nowhere"));
    assertInstanceOf(Taken.Refused.class, Inputs.read(folder).get(0));
  }

  @Test
  void everyMissingPathIsNamedBeforeAnythingIsRead() throws IOException {
    write("a.json", "{\"id\": \"A\"}");
    List<String> paths = List.of(folder + "/a.json", "no/such", "nul\0", "");
    Failure failure =
        assertThrows(
            Failure.class, () -> new Intake(paths, InputStream.nullInputStream(), Format.CASES));
    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertEquals(3, failure.problems().size());
  }

  @Test
  void standardInputCannotBeReadTwice() {
    List<String> twice = List.of("-", "-");
    assertThrows(
        Failure.class, () -> new Intake(twice, InputStream.nullInputStream(), Format.CASES));
  }

  @Test
  void standardInputMayBeCompressed() {
    byte[] lines = Inputs.utf8("{\"id\": \"A\"}\n{\"id\": \"B\"}\n");
    assertEquals(List.of("A", "B"), Inputs.ids(Inputs.read(Inputs.gzip(lines))));
    byte[] zip = Inputs.zip("z.jsonl", lines, "skip.txt", "x", "a.json", "{\"id\": \"C\"}");
    assertEquals(List.of("A", "B", "C"), Inputs.ids(Inputs.read(zip)));
  }

  @Test
  void aZipNamesEntriesThatLeadOutOfItAndWritesNothing() throws IOException {
    byte[] zip =
        Inputs.zip(
            "../../x.json", "{\"id\": \"X\"}",
            "/etc/y.json", "{\"id\": \"Y\"}",
            "C:\\z.json", "{\"id\": \"Z\"}",
            "..\\w.json", "{\"id\": \"W\"}",
            "good.json", "{\"id\": \"G\"}",
            "__MACOSX/._good.json", "junk",
            "cut.json", "{\"id\": \"C");
    write("in/a.zip", zip);
    List<Taken> fromFile = Inputs.read(folder);
    assertEquals(List.of("G"), Inputs.ids(fromFile));
    assertEquals(5, fromFile.stream().filter(Taken.Refused.class::isInstance).count());
    List<Taken> fromStream = Inputs.read(zip);
    assertEquals(List.of("G"), Inputs.ids(fromStream));
    assertEquals(5, fromStream.stream().filter(Taken.Refused.class::isInstance).count());
    try (Stream<Path> files = Files.walk(folder)) {
      assertEquals(1, files.filter(Files::isRegularFile).count());
    }
  }

  @Test
  void anEntryIsNamedBehindItsArchive() throws IOException {
    write("a.zip", Inputs.zip("b/c.json", "{\"id\": \"A\"}"));
    Taken.Draft draft = (Taken.Draft) Inputs.read(folder.resolve("a.zip")).get(0);
    assertEquals(folder + "/a.zip!b/c.json", draft.draft().file());
  }

  @Test
  void aCutOffZipAndACutOffGzipAreNamedAndWhatCameBeforeIsKept() throws IOException {
    byte[] zip = Inputs.zip("a.json", "{\"id\": \"A\"}", "b.json", "{\"id\": \"B\"}");
    write("a.zip", Arrays.copyOf(zip, zip.length - 30));
    assertInstanceOf(Taken.Refused.class, Inputs.read(folder.resolve("a.zip")).get(0));
    byte[] gz = Inputs.gzip(Inputs.utf8("{\"id\": \"A\"}\n".repeat(10)));
    write("b.jsonl.gz", Arrays.copyOf(gz, gz.length - 4));
    List<Taken> taken = Inputs.read(folder.resolve("b.jsonl.gz"));
    assertEquals(10, Inputs.ids(taken).size());
    assertInstanceOf(Taken.Refused.class, taken.get(10));
  }

  @Test
  void anArchiveInAnArchiveIsNamed() throws IOException {
    write("a.zip", Inputs.zip("b.zip", Inputs.zip("c.json", "{\"id\": \"C\"}")));
    assertInstanceOf(Taken.Refused.class, Inputs.read(folder.resolve("a.zip")).get(0));
  }

  @Test
  void whatHoldsNoDocumentIsNoted() throws IOException {
    write("empty/readme.txt", "nothing here");
    assertInstanceOf(Taken.Noted.class, Inputs.read(folder.resolve("empty")).get(0));
  }

  @Test
  void readingIsLazy() throws IOException {
    write("a.jsonl", "{\"id\": \"A\"}\n".repeat(100_000));
    Intake intake =
        new Intake(List.of(folder.toString()), InputStream.nullInputStream(), Format.CASES);
    try (Stream<Taken> taken = intake.take()) {
      Iterator<Taken> first = taken.iterator();
      first.next();
      assertTrue(intake.done().bytes() < intake.extent().bytes(), "all of it was read at once");
    }
  }

  @Test
  void theExtentIsWhatIsReadInTheEnd() throws IOException {
    write("a.json", "{\"id\": \"A\"}");
    write("b/c.jsonl", "{\"id\": \"B\"}\n{\"id\": \"C\"}\n");
    write("b/.d.json", "{}");
    Intake intake =
        new Intake(List.of(folder.toString()), InputStream.nullInputStream(), Format.CASES);
    Extent before = intake.extent();
    Inputs.all(intake);
    assertEquals(before, intake.done());
    assertEquals(2, before.files());
  }

  @Test
  void aLargeArrayIsReadItemByItemAcrossBuffers() {
    StringBuilder array = new StringBuilder("[");
    IntStream.range(0, 20_000)
        .forEach(i -> array.append(i == 0 ? "" : ",\n").append("{\"id\": \"장애 " + i + "\"}"));
    List<Taken> taken = Inputs.read(array.append("]").toString());
    assertEquals(20_000, Inputs.ids(taken).size());
    assertEquals(20_000, ((Taken.Draft) taken.get(19_999)).draft().line());
    assertEquals("/19999", ((Taken.Draft) taken.get(19_999)).draft().pointer());
  }

  private void write(String name, String content) throws IOException {
    write(name, Inputs.utf8(content));
  }

  private void write(String name, byte[] content) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, content);
  }
}
