package dev.ikg.intake;

import dev.ikg.incident.Vocabulary;
import dev.ikg.intake.JsonValue.JsonArray;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.Stream;

/** Reads the vocabulary that comes with the program. */
public final class VocabularyReader {

  /** The files under {@code data/vocabulary/}, in the order of the facets. */
  static final List<String> FILES =
      List.of(
          "factors",
          "causes",
          "components",
          "symptoms",
          "domains",
          "severities",
          "sources",
          "evidence",
          "triggers",
          "detected-by");

  /** The file that defines nothing, and says what people call organizations. */
  static final String ORGANIZATIONS = "organizations";

  private VocabularyReader() {}

  /**
   * The vocabulary of the program.
   *
   * @throws dev.ikg.problem.Failure of kind {@code CONTENT} where a file is not as it must be
   * @throws IllegalStateException where a file is missing
   */
  public static Vocabulary bundled() {
    List<VocabularyFile> files = FILES.stream().map(VocabularyReader::file).toList();
    List<JsonValue> documents = files.stream().<JsonValue>map(VocabularyFile::document).toList();
    return new Vocabulary(
        CanonicalJson.digest(new JsonArray(documents, 0)),
        files.stream().map(VocabularyFile::definitions).toList(),
        Stream.concat(files.stream(), Stream.of(file(ORGANIZATIONS)))
            .flatMap(file -> file.otherNames().stream())
            .toList());
  }

  private static VocabularyFile file(String name) {
    String resource = "/vocabulary/" + name + ".json";
    try (InputStream in = VocabularyReader.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no vocabulary " + resource);
      }
      return VocabularyFile.read("data" + resource, in.readAllBytes());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * The definitions of one file.
   *
   * @param file what it is called in messages
   * @throws dev.ikg.problem.Failure of kind {@code CONTENT} where it is not as it must be
   */
  public static Vocabulary.Definitions definitions(String file, byte[] bytes) {
    return VocabularyFile.read(file, bytes).definitions();
  }
}
