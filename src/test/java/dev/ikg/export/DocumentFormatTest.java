package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.CaseDocument;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TimeZone;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;

/** Documents in files. */
class DocumentFormatTest {

  private static final List<CaseDocument> TWO = List.of(document("A-1"), document("가/1"));

  @Test
  void jsonLinesHaveADocumentALine() throws IOException {
    assertEquals("{\"id\":\"A-1\"}\n{\"id\":\"가/1\"}\n", text(DocumentFormat.JSONL, TWO));
    assertEquals("", text(DocumentFormat.JSONL, List.of()));
  }

  @Test
  void jsonIsOneArray() throws IOException {
    assertEquals("[\n{\"id\":\"A-1\"},\n{\"id\":\"가/1\"}\n]\n", text(DocumentFormat.JSON, TWO));
    assertEquals("[]\n", text(DocumentFormat.JSON, List.of()));
  }

  @Test
  void aZipHasAFileForEachDocumentWithANameThatEverySystemUnpacks() throws IOException {
    List<CaseDocument> awkward =
        List.of(
            document("A-1"),
            document("a-1"),
            document("../x"),
            document("가"),
            document("CON"),
            document("nul.txt"),
            document("COM10"),
            document("-rf"),
            document("x".repeat(500)),
            document("x".repeat(501)));

    assertEquals(
        List.of(
            "A-1.json",
            "a-1~2.json",
            "%2E.%2Fx.json",
            "%EA%B0%80.json",
            "%43ON.json",
            "%6Eul.txt.json",
            "COM10.json",
            "%2Drf.json",
            "x".repeat(200) + "~.json",
            "x".repeat(200) + "~~2.json"),
        entries(bytes(DocumentFormat.ZIP, awkward)));
  }

  @Test
  void aZipIsTheSameInEveryTimeZone() throws IOException {
    TimeZone before = TimeZone.getDefault();
    byte[] here = bytes(DocumentFormat.ZIP, TWO);
    try {
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Seoul"));
      assertArrayEquals(here, bytes(DocumentFormat.ZIP, TWO));
    } finally {
      TimeZone.setDefault(before);
    }
  }

  @Test
  void theEndingSaysTheFormat() {
    assertEquals(Optional.of(DocumentFormat.ZIP), DocumentFormat.ofFile("a.b/cases.ZIP"));
    assertEquals(Optional.of(DocumentFormat.JSONL), DocumentFormat.ofFile("cases.ndjson"));
    assertEquals(Optional.empty(), DocumentFormat.ofFile("cases"));
  }

  private static CaseDocument document(String id) {
    return new CaseDocument(id, ("{\"id\":\"" + id + "\"}").getBytes(StandardCharsets.UTF_8));
  }

  private static String text(DocumentFormat format, List<CaseDocument> documents)
      throws IOException {
    return new String(bytes(format, documents), StandardCharsets.UTF_8);
  }

  private static byte[] bytes(DocumentFormat format, List<CaseDocument> documents)
      throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    DocumentWriter writer = format.writer(out);
    for (CaseDocument document : documents) {
      writer.write(document);
    }
    writer.finish();
    return out.toByteArray();
  }

  private static List<String> entries(byte[] bytes) throws IOException {
    List<String> names = new ArrayList<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        names.add(entry.getName());
      }
    }
    return names;
  }
}
