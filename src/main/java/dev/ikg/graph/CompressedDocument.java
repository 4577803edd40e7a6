package dev.ikg.graph;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/** A document as the graph keeps it: its canonical JSON, compressed (zlib, RFC 1950). */
public final class CompressedDocument {

  private CompressedDocument() {}

  /** Compresses a document. */
  public static byte[] compress(byte[] document) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream(document.length / 2);
    try (DeflaterOutputStream out = new DeflaterOutputStream(compressed)) {
      out.write(document);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
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
