package dev.ikg.export;

import dev.ikg.answer.CaseDocument;
import java.io.IOException;
import java.io.OutputStream;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A zip with a file for each document, named after its id. All have one date, so that the same
 * documents give the same bytes.
 */
final class ZipWriter implements DocumentWriter {

  /**
   * Not the first moment that a zip can say: that one also means an earlier time, which would be
   * written beside it in UTC and so differ between time zones.
   */
  private static final LocalDateTime ALWAYS = LocalDateTime.of(1980, 2, 1, 0, 0);

  private final ZipOutputStream zip;
  private final Set<String> names = new HashSet<>();

  ZipWriter(OutputStream out) {
    zip = new ZipOutputStream(out);
  }

  @Override
  public void write(CaseDocument document) throws IOException {
    ZipEntry entry = new ZipEntry(name(document.id()));
    entry.setTimeLocal(ALWAYS);
    zip.putNextEntry(entry);
    zip.write(document.json());
    zip.write('\n');
    zip.closeEntry();
  }

  @Override
  public void finish() throws IOException {
    zip.finish();
  }

  /** A name of its own also where file names are compared without case. */
  private String name(String id) {
    String name = EntryName.of(id);
    String free = name;
    for (int i = 2; !names.add(free.toLowerCase(Locale.ROOT)); i++) {
      free = name + "~" + i;
    }
    return free + ".json";
  }
}
