package dev.ikg.graph;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.InflaterInputStream;

/** A document as the graph keeps it: its canonical JSON, compressed (zlib, RFC 1950). */
public final class CompressedDocument {

  private static final int BUFFER_BYTES = 16 << 10;

  private CompressedDocument() {}

  /** Compresses documents, each by itself; one compressor for all, which takes long to make. */
  public static List<byte[]> compress(List<byte[]> documents) {
    Deflater deflater = new Deflater();
    try {
      byte[] buffer = new byte[BUFFER_BYTES];
      List<byte[]> compressed = new ArrayList<>(documents.size());
      for (byte[] document : documents) {
        compressed.add(compress(document, deflater, buffer));
      }
      return compressed;
    } finally {
      deflater.end();
    }
  }

  private static byte[] compress(byte[] document, Deflater deflater, byte[] buffer) {
    deflater.reset();
    deflater.setInput(document);
    deflater.finish();
    ByteArrayOutputStream compressed = new ByteArrayOutputStream(document.length / 2);
    while (!deflater.finished()) {
      compressed.write(buffer, 0, deflater.deflate(buffer));
    }
    return compressed.toByteArray();
  }

  /** A document as it was before it was compressed. */
  public static byte[] expand(byte[] compressed) {
    try (InflaterInputStream in = new InflaterInputStream(new ByteArrayInputStream(compressed))) {
      return in.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException("a document in the graph is damaged", broken);
    }
  }
}
