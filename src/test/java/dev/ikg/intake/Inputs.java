package dev.ikg.intake;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes inputs and reads them. */
public final class Inputs {

  private Inputs() {}

  /** Everything that is in a file or folder. */
  public static List<Taken> read(Path path) {
    return read(IntakeLimits.DEFAULT, path);
  }

  /** Everything that is in files or folders, within limits. */
  static List<Taken> read(IntakeLimits limits, Path... paths) {
    List<String> names = Stream.of(paths).map(Path::toString).toList();
    return all(new Intake(names, InputStream.nullInputStream(), Format.CASES, limits));
  }

  /** Everything that comes on standard input. */
  public static List<Taken> read(byte[] standardInput) {
    return all(new Intake(List.of("-"), new ByteArrayInputStream(standardInput), Format.CASES));
  }

  /** Everything that comes on standard input. */
  public static List<Taken> read(String standardInput) {
    return read(utf8(standardInput));
  }

  static List<Taken> all(Intake intake) {
    try (Stream<Taken> taken = intake.take()) {
      return taken.toList();
    }
  }

  /** The one draft that a text holds. */
  public static CaseDraft draft(String json) {
    return ((Taken.Draft) read(json).get(0)).draft();
  }

  /** The ids of the drafts, in the order read. */
  static List<String> ids(List<Taken> taken) {
    return taken.stream()
        .filter(Taken.Draft.class::isInstance)
        .map(t -> ((Taken.Draft) t).draft().document().text("id").orElse("?"))
        .toList();
  }

  static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static byte[] gzip(byte[] content) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(content);
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
    return packed.toByteArray();
  }

  /** A zip of names and contents that follow one another. */
  static byte[] zip(Object... namesAndContents) {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(packed)) {
      for (int i = 0; i < namesAndContents.length; i += 2) {
        out.putNextEntry(new ZipEntry((String) namesAndContents[i]));
        Object content = namesAndContents[i + 1];
        out.write(content instanceof byte[] bytes ? bytes : utf8((String) content));
        out.closeEntry();
      }
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
    return packed.toByteArray();
  }
}
