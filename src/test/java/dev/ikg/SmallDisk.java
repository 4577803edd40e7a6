package dev.ikg;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A disk of a few bytes, in memory. Only root can mount one for a test; others leave it out. */
public final class SmallDisk implements AutoCloseable {

  private final Path folder;

  private SmallDisk(Path folder) {
    this.folder = folder;
  }

  /** Mounts a disk on a new folder, or leaves the test out where this user may not. */
  public static SmallDisk mount(Path folder, String size) throws IOException {
    Files.createDirectory(folder);
    boolean mounted =
        Files.isWritable(Path.of("/"))
            && run("mount", "-t", "tmpfs", "-o", "size=" + size, "none", folder.toString()) == 0;
    assumeTrue(mounted, "this user may not mount a small disk for the test");
    return new SmallDisk(folder);
  }

  /** Where it is. */
  public Path folder() {
    return folder;
  }

  /** Mounts it again in another way, such as {@code size=900m} or {@code ro}. */
  public void remount(String option) throws IOException {
    if (run("mount", "-o", "remount," + option, folder.toString()) != 0) {
      throw new IOException("cannot remount with " + option);
    }
  }

  @Override
  public void close() throws IOException {
    run("umount", "-l", folder.toString());
  }

  private static int run(String... command) throws IOException {
    Process process = new ProcessBuilder(List.of(command)).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    try {
      int code = process.waitFor();
      if (code != 0) {
        System.err.print(said);
      }
      return code;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IOException(stopped);
    }
  }
}
