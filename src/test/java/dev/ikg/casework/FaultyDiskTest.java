package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.ChildJvm;
import dev.ikg.SmallDisk;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loads onto a disk that fills or cannot be written. */
class FaultyDiskTest {

  private static final int CASES = 20_000;

  @TempDir private Path folder;

  @Test
  void aDiskThatFillsEndsALoadAndTheSameCommandCompletesIt() throws Exception {
    Path cases = writeCases();
    try (SmallDisk disk = SmallDisk.mount(folder.resolve("disk"), "30m")) {
      Ended full = load(cases, disk);

      assertEquals(3, full.code(), full.said());
      assertTrue(full.said().contains("is full."), full.said());

      disk.remount("size=900m");
      Ended completed = load(cases, disk);
      assertEquals(0, completed.code(), completed.said());
      assertTrue(completed.said().contains("20,000 read: "), completed.said());
      String again = load(cases, disk).said();
      assertTrue(again.contains("20,000 unchanged, 0 rejected"), "nothing is left");
    }
  }

  @Test
  void aDiskThatCanOnlyBeReadIsSaid() throws Exception {
    Path one = Files.writeString(folder.resolve("one.json"), "{\"id\": \"A-1\"}");
    try (SmallDisk disk = SmallDisk.mount(folder.resolve("disk"), "30m")) {
      disk.remount("ro");

      Ended refused = load(one, disk);

      assertEquals(3, refused.code(), refused.said());
      assertTrue(refused.said().contains("can only be read."), refused.said());
    }
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

  private static Ended load(Path cases, SmallDisk disk) throws Exception {
    Process process =
        ChildJvm.running(
                ChildJvm.PROGRAM,
                "load",
                cases.toString(),
                "--graph",
                disk.folder().resolve("graph").toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ended(process.waitFor(), said);
  }

  /** What a process said on both streams, and its exit code. */
  private record Ended(int code, String said) {}
}
