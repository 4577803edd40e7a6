package dev.ikg.intake;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The entries of a zip file, by name. */
final class ZipFileSource implements Source {

  private final String archive;
  private final ZipFile zip;
  private final Unpacking unpacking;
  private final Intake.Settings settings;
  private final Iterator<String> names;
  private String before = "";

  ZipFileSource(String archive, Path path, Intake.Settings settings) throws IOException {
    this.archive = archive;
    this.settings = settings;
    this.zip = new ZipFile(path.toFile());
    long size = Files.size(path);
    this.unpacking = new Unpacking(settings.limits(), () -> size);
    if (zip.size() > settings.limits().entries()) {
      zip.close();
      throw tooMany(settings.limits());
    }
    List<String> sorted = new ArrayList<>(zip.size());
    zip.entries().asIterator().forEachRemaining(entry -> sorted.add(entry.getName()));
    sorted.sort(null);
    this.names = sorted.iterator();
  }

  static Refusal tooMany(IntakeLimits limits) {
    return new Refusal(
        "the archive has more than " + limits.entries() + " entries",
        "split it, or unpack it yourself and load the folder");
  }

  @Override
  public Step next() {
    while (names.hasNext()) {
      String entry = names.next();
      boolean again = entry.equals(before);
      before = entry;
      Optional<Step> refused = ZipEntries.refused(archive, entry);
      if (refused.isPresent()) {
        return refused.get();
      }
      if (ZipEntries.judge(entry) == ZipEntries.Verdict.READ) {
        return again ? twice(entry) : enter(entry);
      }
    }
    return new Step.End();
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }

  private Step enter(String entry) {
    String name = ZipEntries.name(archive, entry);
    return new Step.Enter(name, () -> open(name, entry));
  }

  private Source open(String name, String entry) throws IOException {
    ZipEntry found = zip.getEntry(entry);
    if (found == null) {
      throw new Refusal("the archive does not hold this entry any more", "load it again");
    }
    settings.progress().bytes(Math.max(0, found.getCompressedSize()));
    return Streams.open(name, unpacking.watch(zip.getInputStream(found)), 1, settings);
  }

  /** Two entries of one name: which one is meant cannot be known, and only one can be reached. */
  private Step twice(String entry) {
    return new Step.Took(
        new Taken.Refused(
            Problem.error(
                new Place.InFile(ZipEntries.name(archive, entry), 0, ""),
                "the archive holds a second entry of this name, which was not read",
                "make the archive again so that each name stands in it once")));
  }
}
