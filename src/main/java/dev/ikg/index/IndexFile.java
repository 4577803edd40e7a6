package dev.ikg.index;

import dev.ikg.incident.Facet;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
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
  private static final int FORMAT = 1;

  /**
   * The index as it was kept.
   *
   * @param stamp of the graph as it is; another one was another graph
   */
  public Optional<CaseIndex> read(String stamp) {
    byte[] bytes;
    try {
      if (!Files.exists(path)) {
        return Optional.empty();
      }
      bytes = Files.readAllBytes(path);
    } catch (IOException outOfReach) {
      return Optional.empty();
    }
    byte[] head = head(stamp);
    int end = bytes.length - Long.BYTES;
    if (end < head.length || !Arrays.equals(bytes, 0, head.length, head, 0, head.length)) {
      return Optional.empty();
    }
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, end);
    return sum.getValue() == ByteBuffer.wrap(bytes).getLong(end)
        ? Optional.of(IndexDecoder.read(ByteBuffer.wrap(bytes, head.length, end - head.length)))
        : Optional.empty();
  }

  /**
   * Keeps an index in the place of the one before. A reader finds either of them. Nothing happens
   * where the file cannot be written, since nothing is lost with it.
   *
   * @param stamp of the graph that it was read from
   */
  public void write(CaseIndex index, String stamp) {
    Path draft = path.resolveSibling(path.getFileName() + ".draft");
    try {
      CRC32C sum = new CRC32C();
      try (DataOutputStream out =
          new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(draft)))) {
        CheckedOutputStream summed = new CheckedOutputStream(out, sum);
        summed.write(head(stamp));
        IndexEncoder.write(index, summed);
        out.writeLong(sum.getValue());
      }
      Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException full) {
      deleted(draft);
    }
  }

  private static void deleted(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException stays) {
      // The next index is written over it.
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
