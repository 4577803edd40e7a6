package dev.ikg.intake;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;

/** The entries of a zip that comes as a stream, in the order of the archive. */
final class ZipStreamSource implements Source {

  private final String archive;
  private final ZipInputStream zip;
  private final Unpacking unpacking;
  private final Intake.Settings settings;
  private int entries;

  ZipStreamSource(
      String archive, ZipInputStream zip, Unpacking unpacking, Intake.Settings settings) {
    this.archive = archive;
    this.zip = zip;
    this.unpacking = unpacking;
    this.settings = settings;
  }

  @Override
  public Step next() throws IOException {
    while (true) {
      Optional<String> entry = nextName();
      if (entry.isEmpty()) {
        return new Step.End();
      }
      if (++entries > settings.limits().entries()) {
        throw ZipFileSource.tooMany(settings.limits());
      }
      Optional<Step> refused = ZipEntries.refused(archive, entry.get());
      if (refused.isPresent()) {
        return refused.get();
      }
      if (ZipEntries.judge(entry.get()) == ZipEntries.Verdict.READ) {
        String name = ZipEntries.name(archive, entry.get());
        return new Step.Enter(
            name, () -> Streams.open(name, new UnclosedStream(unpacking.watch(zip)), 1, settings));
      }
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }

  /** Moves on; what was not read of the entry before is unpacked under watch, not kept. */
  private Optional<String> nextName() throws IOException {
    try {
      if (entries > 0) {
        unpacking.watch(zip).transferTo(OutputStream.nullOutputStream());
      }
      return Optional.ofNullable(zip.getNextEntry()).map(ZipEntry::getName);
    } catch (IllegalArgumentException badName) {
      throw (ZipException) new ZipException("an entry's name is in no encoding").initCause(badName);
    }
  }
}
