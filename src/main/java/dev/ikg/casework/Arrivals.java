package dev.ikg.casework;

import dev.ikg.casework.SeenCases.Fate;
import dev.ikg.graph.CaseMapper;
import dev.ikg.graph.CaseRecord;
import dev.ikg.graph.CaseStore.Stored;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides what becomes of each arriving case. Of a case that comes twice in one load the newer
 * {@code updated_at} wins, then the larger digest; against what the graph holds the arriving one
 * wins unless its {@code updated_at} is older. A case without {@code updated_at} is older than any
 * with one. So the order of files makes no difference.
 */
final class Arrivals {

  /**
   * What is to be written, and what came of everything.
   *
   * @param write the cases to write
   * @param taken the cases that the graph holds after it, those that it held already included
   * @param fates what became of each id that was taken
   * @param counts how the report changes
   * @param losers cases that lost against another of the same id
   */
  record Decision(
      List<CaseRecord> write,
      List<Arrival> taken,
      Map<String, Fate> fates,
      Counts counts,
      List<Loser> losers) {}

  /** How many more cases were added, changed, unchanged and rejected; fewer where negative. */
  record Counts(long added, long changed, long unchanged, long rejected) {
    static final Counts NONE = new Counts(0, 0, 0, 0);

    Counts plus(Optional<Fate> fate, long number) {
      return new Counts(
          added + (fate.equals(Optional.of(Fate.ADDED)) ? number : 0),
          changed + (fate.equals(Optional.of(Fate.CHANGED)) ? number : 0),
          unchanged + (fate.equals(Optional.of(Fate.UNCHANGED)) ? number : 0),
          rejected + (fate.isEmpty() ? number : 0));
    }

    Counts plus(Counts more) {
      return new Counts(
          added + more.added,
          changed + more.changed,
          unchanged + more.unchanged,
          rejected + more.rejected);
    }
  }

  /**
   * A case that lost.
   *
   * @param sameLoad whether the other one came in the same load, else it was in the graph
   */
  record Loser(Arrival arrival, boolean sameLoad) {}

  private static final Comparator<Optional<String>> BY_UPDATE =
      Comparator.comparing(updated -> updated.orElse(""));

  private final Map<String, Stored> stored;
  private final SeenCases seen;
  private final boolean force;
  private final Map<String, Arrival> winners = new LinkedHashMap<>();
  private final Map<String, Fate> fates = new LinkedHashMap<>();
  private final List<Loser> losers = new ArrayList<>();
  private Counts counts = Counts.NONE;

  private Arrivals(Map<String, Stored> stored, SeenCases seen, boolean force) {
    this.stored = stored;
    this.seen = seen;
    this.force = force;
  }

  /**
   * Decides about a batch.
   *
   * @param arriving the cases in the order in which they came
   * @param stored what the graph holds of them
   * @param seen what came earlier in this load; not changed here
   * @param force whether an older one wins against the graph too
   */
  static Decision decide(
      List<Arrival> arriving, Map<String, Stored> stored, SeenCases seen, boolean force) {
    Arrivals arrivals = new Arrivals(stored, seen, force);
    arriving.forEach(arrivals::arrive);
    List<CaseRecord> write =
        arrivals.winners.entrySet().stream()
            .filter(winner -> arrivals.fates.get(winner.getKey()) != Fate.UNCHANGED)
            .map(winner -> winner.getValue().found())
            .toList();
    return new Decision(
        write,
        List.copyOf(arrivals.winners.values()),
        arrivals.fates,
        arrivals.counts,
        arrivals.losers);
  }

  private void arrive(Arrival arriving) {
    Optional<Arrival> rival = Optional.ofNullable(winners.get(arriving.id()));
    Optional<Fate> earlier = seen.fate(arriving.id());
    Optional<Stored> held = stored(arriving);
    if (rival.isPresent()) {
      meetRival(arriving, rival.get());
    } else if (earlier.isPresent() && held.isPresent()) {
      meetEarlier(arriving, earlier.get(), held.get());
    } else {
      meetStored(arriving, held);
    }
  }

  /** Another of the same id came in this batch. */
  private void meetRival(Arrival arriving, Arrival rival) {
    if (arriving.digest().equals(rival.digest())) {
      count(Optional.of(Fate.UNCHANGED), 1);
    } else if (beats(arriving, rival.updatedAt(), rival.digest())) {
      count(Optional.ofNullable(fates.get(rival.id())), -1);
      lose(new Loser(rival, true));
      take(arriving, fateAgainst(arriving, stored(arriving)));
    } else {
      lose(new Loser(arriving, true));
    }
  }

  /** Another of the same id came earlier in this load, and the graph holds it by now. */
  private void meetEarlier(Arrival arriving, Fate earlier, Stored winner) {
    if (arriving.digest().equals(winner.digest())) {
      count(Optional.of(Fate.UNCHANGED), 1);
    } else if (beats(arriving, winner.updatedAt(), winner.digest())) {
      count(Optional.of(earlier), -1);
      count(Optional.empty(), 1);
      take(arriving, earlier == Fate.ADDED ? Fate.ADDED : Fate.CHANGED);
    } else {
      lose(new Loser(arriving, true));
    }
  }

  private void meetStored(Arrival arriving, Optional<Stored> held) {
    boolean older =
        held.isPresent()
            && !held.get().digest().equals(arriving.digest())
            && BY_UPDATE.compare(arriving.updatedAt(), held.get().updatedAt()) < 0;
    if (older && !force) {
      lose(new Loser(arriving, false));
    } else {
      take(arriving, fateAgainst(arriving, held));
    }
  }

  private static Fate fateAgainst(Arrival arriving, Optional<Stored> held) {
    if (held.isEmpty()) {
      return Fate.ADDED;
    }
    boolean same =
        held.get().digest().equals(arriving.digest()) && held.get().mapping() == CaseMapper.VERSION;
    return same ? Fate.UNCHANGED : Fate.CHANGED;
  }

  private static boolean beats(Arrival one, Optional<String> updatedAt, String digest) {
    int newer = BY_UPDATE.compare(one.updatedAt(), updatedAt);
    return newer > 0 || (newer == 0 && one.digest().compareTo(digest) > 0);
  }

  private Optional<Stored> stored(Arrival arriving) {
    return Optional.ofNullable(stored.get(arriving.id()));
  }

  private void take(Arrival arriving, Fate fate) {
    winners.put(arriving.id(), arriving);
    fates.put(arriving.id(), fate);
    count(Optional.of(fate), 1);
  }

  private void lose(Loser loser) {
    losers.add(loser);
    count(Optional.empty(), 1);
  }

  private void count(Optional<Fate> fate, long number) {
    counts = counts.plus(fate, number);
  }
}
