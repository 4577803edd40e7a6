package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loads onto a disk that fills or cannot be written. Only root can mount one for a test. */
class FaultyDiskTest {

  private static final int CASES = 20_000;

  @TempDir private Path folder;

  private Path disk = Path.of("disk");

  @BeforeEach
  void mount() throws Exception {
    disk = Files.createDirectory(folder.resolve("disk"));
    boolean mounted =
        Files.isWritable(Path.of("/"))
            && run("mount", "-t", "tmpfs", "-o", "size=30m", "none", disk.toString()).code() == 0;
    assumeTrue(mounted, "this user may not mount a small disk for the test");
  }

  @AfterEach
  void unmount() throws Exception {
    run("umount", "-l", disk.toString());
  }

  @Test
  void aDiskThatFillsEndsALoadAndTheSameCommandCompletesIt() throws Exception {
    Path cases = writeCases();

    Ended full = load(cases);

    assertEquals(3, full.code(), full.said());
    assertTrue(full.said().contains("is full."), full.said());

    assertEquals(0, run("mount", "-o", "remount,size=900m", disk.toString()).code());
    Ended completed = load(cases);
    assertEquals(0, completed.code(), completed.said());
    assertTrue(completed.said().contains(CASES + " read: "), completed.said());
    assertTrue(load(cases).said().contains(CASES + " unchanged, 0 rejected"), "nothing is left");
  }

  @Test
  void aDiskThatCanOnlyBeReadIsSaid() throws Exception {
    assertEquals(0, run("mount", "-o", "remount,ro", disk.toString()).code());
    Path one = Files.writeString(folder.resolve("one.json"), "{\"id\": \"A-1\"}");

    Ended refused = load(one);

    assertEquals(3, refused.code(), refused.said());
    assertTrue(refused.said().contains("can only be read."), refused.said());
  }

  private Path writeCases() throws IOException {
    Random random = new Random(1);
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < CASES; i++) {
      lines.append("{\"id\":\"C-%05d\",\"summary\":\"".formatted(i));
      for (int word = 0; word < 20; word++) {
        lines.append(random.nextDouble()).append(' ');
      }
      lines.append("\"}\n");
    }
    return Files.writeString(folder.resolve("cases.jsonl"), lines);
  }

  private Ended load(Path cases) throws Exception {
    return run(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx600m",
        "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        System.getProperty("java.class.path"),
        "dev.ikg.Main",
        "load",
        cases.toString(),
        "--graph",
        disk.resolve("graph").toString());
  }

  /** What a process said on both streams, and its exit code. */
  private record Ended(int code, String said) {}

  private static Ended run(String... command) throws Exception {
    Process process = new ProcessBuilder(List.of(command)).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), said);
  }
}
