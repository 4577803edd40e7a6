package dev.ikg.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;

class CompressedDocumentTest {

  /** What the next document looks like must not depend on the one before. */
  @Test
  void documentsThatAreCompressedTogetherAreAsCompressedAlone() throws IOException {
    byte[] noise = new byte[100_000];
    new Random(1).nextBytes(noise);
    List<byte[]> documents =
        List.of(noise, bytes("{\"id\":\"a\"}"), bytes(""), bytes("{\"id\":\"a\"}"), noise);
    List<byte[]> compressed = CompressedDocument.compress(documents);
    assertEquals(documents.size(), compressed.size());
    for (int i = 0; i < documents.size(); i++) {
      assertArrayEquals(alone(documents.get(i)), compressed.get(i), "document " + i);
      assertArrayEquals(documents.get(i), CompressedDocument.expand(compressed.get(i)));
    }
  }

  private static byte[] alone(byte[] document) throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(compressed)) {
      out.write(document);
    }
    return compressed.toByteArray();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
