package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.ChildJvm;
import dev.ikg.graph.Graph;
import dev.ikg.graph.Target;
import dev.ikg.graph.WholeGraph;
import dev.ikg.neo4j.GraphOpener;
import dev.ikg.neo4j.SharedGraph;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A load that is killed again and again, at moments that chance chooses. The build kills a few;
 * {@code -Dikg.kills=50} kills fifty, and {@code -Dikg.seed} repeats their moments.
 */
class KilledWritesTest {

  private static final int KILLS = Integer.getInteger("ikg.kills", 4);
  private static final long SEED = Long.getLong("ikg.seed", 20_261_130L);
  private static final int BATCHES = LoadChild.CASES / 1000;
  private static final long LONGEST_DELAY_MICROS = 300_000;
  private static final Pattern NUMBERS = Pattern.compile("\\D+(\\d+)\\D+(\\d+)");

  private final Random random = new Random(SEED);

  @TempDir private Path folder;

  @Test
  void whatWasAcknowledgedIsThereAndNothingIsHalfThere() throws Exception {
    long insideAWrite = 0;
    long acknowledged = 0;
    for (int round = 1; round <= KILLS; round++) {
      Killed killed = loadAndKill(round, acknowledged);
      insideAWrite += killed.insideAWrite() ? 1 : 0;
      acknowledged = killed.acknowledged();
    }
    System.out.printf(
        "killed %d loads with seed %d, %d of them inside a write%n", KILLS, SEED, insideAWrite);
    assertTrue(insideAWrite >= KILLS / 5, insideAWrite + " kills fell inside a write");

    String last = Integer.toString(KILLS);
    SharedGraph.wipe();
    new TestLoad(SharedGraph.graph()).text(LoadChild.documents(last));
    try (Graph graph = GraphOpener.open(new Target.Folder(folder.resolve("graph")))) {
      new TestLoad(graph).text(LoadChild.documents(last));
      WholeGraph.assertSame(WholeGraph.of(SharedGraph.graph()), WholeGraph.of(graph));
    }
    SharedGraph.wipe();
  }

  /**
   * How a load ended.
   *
   * @param insideAWrite whether a batch had begun that was not acknowledged
   * @param acknowledged how many cases of its round it had acknowledged
   */
  private record Killed(boolean insideAWrite, long acknowledged) {}

  private Killed loadAndKill(int round, long acknowledgedBefore) throws Exception {
    Process load = start(round);
    int batch = random.nextInt(BATCHES + 1);
    long delay = (long) (random.nextDouble() * LONGEST_DELAY_MICROS);
    try (BufferedReader said =
        new BufferedReader(new InputStreamReader(load.getInputStream(), StandardCharsets.UTF_8))) {
      Matcher whole = numbers(said.readLine());
      assertEquals(whole.group(2), whole.group(1), "every case is whole");
      Matcher held = numbers(said.readLine());
      assertTrue(
          Long.parseLong(held.group(2)) >= acknowledgedBefore,
          () -> held.group() + ", and the last one acknowledged " + acknowledgedBefore);
      return killAt(batch, delay, load, said);
    } finally {
      load.destroyForcibly().waitFor();
    }
  }

  /** Kills a load some time after it has begun so many batches. */
  private static Killed killAt(int batch, long delayMicros, Process load, BufferedReader said)
      throws Exception {
    Progress progress = new Progress();
    while (progress.batchesBegun() < batch && progress.take(said.readLine())) {
      // Not there yet.
    }
    TimeUnit.MICROSECONDS.sleep(delayMicros);
    // Killed through its handle, since a process that is destroyed takes back what it said.
    load.toHandle().destroyForcibly();
    load.waitFor();
    while (progress.take(said.readLine())) {
      // What it said before it died.
    }
    return new Killed(progress.writing(), 1000L * progress.batchesKept());
  }

  /** What a load has said. */
  private static final class Progress {
    private int begun;
    private int kept;

    boolean take(String line) {
      if (line == null || line.equals(LoadChild.DONE)) {
        return false;
      }
      begun += line.equals(LoadChild.BEGUN) ? 1 : 0;
      kept += line.equals(LoadChild.KEPT) ? 1 : 0;
      return true;
    }

    int batchesBegun() {
      return begun;
    }

    int batchesKept() {
      return kept;
    }

    boolean writing() {
      return begun > kept;
    }
  }

  private static Matcher numbers(String line) {
    Matcher numbers = NUMBERS.matcher(line);
    assertTrue(numbers.matches(), line);
    return numbers;
  }

  private Process start(int round) throws IOException {
    return ChildJvm.running(
            LoadChild.class.getName(), folder.resolve("graph").toString(), Integer.toString(round))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }
}
