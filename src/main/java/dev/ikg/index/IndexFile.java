package dev.ikg.index;

import dev.ikg.incident.Facet;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * An index of cases in a file, so that the next program need not read them from the graph. It can
 * be made again at any time: a file that is damaged, of another graph or of another version counts
 * as none.
 *
 * @param path of the file, in a folder that is there
 */
public record IndexFile(Path path) {

  /** Goes up with every change of what {@link IndexEncoder} writes or {@link CaseIndex} means. */
  private static final int FORMAT = 2;

  private static final int MOST_BYTES = Integer.MAX_VALUE - 64;
  private static final String DRAFT = ".draft";

  /** Longer than anybody writes. */
  private static final Duration WRITING = Duration.ofHours(1);

  /**
   * The index as it was kept.
   *
   * @param stamp of the graph as it is; another one was another graph
   */
  public Optional<CaseIndex> read(String stamp) {
    // A pipe would never end, and a link leads out of the folder.
    if (!Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    try (FileChannel channel = FileChannel.open(path, LinkOption.NOFOLLOW_LINKS)) {
      long size = channel.size();
      // A writer puts another file in its place and never changes this one.
      return size <= MOST_BYTES
          ? index(channel.map(FileChannel.MapMode.READ_ONLY, 0, size), head(stamp))
          : Optional.empty();
    } catch (IOException outOfReach) {
      return Optional.empty();
    }
  }

  private static Optional<CaseIndex> index(ByteBuffer whole, byte[] head) {
    int end = whole.limit() - Long.BYTES;
    if (end < head.length || !whole.slice(0, head.length).equals(ByteBuffer.wrap(head))) {
      return Optional.empty();
    }
    CRC32C sum = new CRC32C();
    sum.update(whole.slice(0, end));
    return sum.getValue() == whole.getLong(end)
        ? Optional.of(IndexDecoder.read(whole.slice(head.length, end - head.length)))
        : Optional.empty();
  }

  /**
   * Keeps an index in the place of the one before. A reader finds either of them. Nothing happens
   * where the file cannot be written, since nothing is lost with it.
   *
   * @param stamp of the graph that it was read from
   */
  public void write(CaseIndex index, String stamp) {
    try {
      Path folder = Optional.ofNullable(path.getParent()).orElseThrow(IOException::new);
      deleteAbandoned(folder);
      Path draft = Files.createTempFile(folder, DRAFT, "");
      try {
        write(index, stamp, draft);
        Files.move(
            draft, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException full) {
      // The next command makes it again.
    }
  }

  private static void write(CaseIndex index, String stamp, Path draft) throws IOException {
    CRC32C sum = new CRC32C();
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(draft)))) {
      CheckedOutputStream summed = new CheckedOutputStream(out, sum);
      summed.write(head(stamp));
      IndexEncoder.write(index, summed);
      out.writeLong(sum.getValue());
    }
  }

  /** Takes away what a process left that was killed while it wrote. */
  private static void deleteAbandoned(Path folder) throws IOException {
    FileTime old = FileTime.from(Instant.now().minus(WRITING));
    try (DirectoryStream<Path> drafts = Files.newDirectoryStream(folder, DRAFT + "*")) {
      for (Path draft : drafts) {
        if (Files.getLastModifiedTime(draft, LinkOption.NOFOLLOW_LINKS).compareTo(old) < 0) {
          Files.deleteIfExists(draft);
        }
      }
    }
  }

  /** What the file begins with: what must be the same for the rest to be read. */
  private static byte[] head(String stamp) {
    List<Object> parts =
        List.of(
            "ikg index",
            FORMAT,
            List.of(Facet.values()),
            CaseIndex.CALENDAR,
            List.of(CaseIndex.Mark.values()),
            stamp);
    return (parts + "\n").getBytes(StandardCharsets.UTF_8);
  }
}
