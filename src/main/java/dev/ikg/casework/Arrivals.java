package dev.ikg.casework;

import dev.ikg.casework.SeenCases.Fate;
import dev.ikg.graph.CaseMapper;
import dev.ikg.graph.CaseRecord;
import dev.ikg.graph.CaseStore.Stored;
import dev.ikg.incident.UpdateTime;
import dev.ikg.problem.Place;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Decides what becomes of each arriving case. Of a case that comes twice in one load the newer
 * {@code updated_at} wins, then the larger digest; against what the graph holds the arriving one
 * wins unless its {@code updated_at} is older. A case without {@code updated_at}, or with one that
 * is no date, is older than any with one. So the order of files makes no difference.
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
      List<Loser> losers) {

    /** Keeps what became of the cases for what comes later in the load. */
    void keepIn(SeenCases seen) {
      taken.forEach(
          arrival ->
              seen.keep(
                  arrival.id(),
                  Optional.ofNullable(fates.get(arrival.id())).orElseThrow(),
                  arrival.doubtful(),
                  arrival.place()));
    }
  }

  /**
   * How many more cases were added, changed, unchanged and rejected; fewer where negative.
   *
   * @param doubtful those that were taken with a warning
   */
  record Counts(long added, long changed, long unchanged, long rejected, long doubtful) {
    static final Counts NONE = new Counts(0, 0, 0, 0, 0);

    Counts plusRejected(long number) {
      return new Counts(added, changed, unchanged, rejected + number, doubtful);
    }

    Counts plusTaken(Fate fate, boolean doubt, long number) {
      return new Counts(
          added + (fate == Fate.ADDED ? number : 0),
          changed + (fate == Fate.CHANGED ? number : 0),
          unchanged + (fate == Fate.UNCHANGED ? number : 0),
          rejected,
          doubtful + (doubt ? number : 0));
    }

    Counts plus(Counts more) {
      return new Counts(
          added + more.added,
          changed + more.changed,
          unchanged + more.unchanged,
          rejected + more.rejected,
          doubtful + more.doubtful);
    }
  }

  /** What a document lost against. */
  enum Against {
    /** A newer one of the same load. */
    SAME_LOAD,
    /** A newer one that the graph held before. */
    GRAPH
  }

  /**
   * A document that was not taken because of another with the same id.
   *
   * @param place where it stands
   */
  record Loser(String id, Place place, Against against) {}

  private static final Comparator<Optional<String>> BY_UPDATE =
      Comparator.comparing(UpdateTime::of);

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
      count(Fate.UNCHANGED, arriving.doubtful(), 1);
    } else if (beats(arriving, rival.updatedAt(), rival.digest())) {
      count(fate(rival), rival.doubtful(), -1);
      lose(new Loser(rival.id(), rival.place(), Against.SAME_LOAD));
      take(arriving, fateAgainst(arriving, stored(arriving)));
    } else {
      lose(new Loser(arriving.id(), arriving.place(), Against.SAME_LOAD));
    }
  }

  /** Another of the same id came earlier in this load, and the graph holds it by now. */
  private void meetEarlier(Arrival arriving, Fate earlier, Stored winner) {
    if (arriving.digest().equals(winner.digest())) {
      count(Fate.UNCHANGED, arriving.doubtful(), 1);
    } else if (beats(arriving, winner.updatedAt(), winner.digest())) {
      count(earlier, seen.doubtful(arriving.id()), -1);
      lose(new Loser(arriving.id(), seen.place(arriving.id()), Against.SAME_LOAD));
      take(arriving, earlier == Fate.ADDED ? Fate.ADDED : Fate.CHANGED);
    } else {
      lose(new Loser(arriving.id(), arriving.place(), Against.SAME_LOAD));
    }
  }

  private void meetStored(Arrival arriving, Optional<Stored> held) {
    boolean older =
        held.isPresent()
            && !held.get().digest().equals(arriving.digest())
            && BY_UPDATE.compare(arriving.updatedAt(), held.get().updatedAt()) < 0;
    if (older && !force) {
      lose(new Loser(arriving.id(), arriving.place(), Against.GRAPH));
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
    // In the order in which they were read, also where one takes the place of another.
    winners.remove(arriving.id());
    winners.put(arriving.id(), arriving);
    fates.put(arriving.id(), fate);
    count(fate, arriving.doubtful(), 1);
  }

  private Fate fate(Arrival taken) {
    return Optional.ofNullable(fates.get(taken.id())).orElseThrow();
  }

  private void lose(Loser loser) {
    losers.add(loser);
    counts = counts.plusRejected(1);
  }

  private void count(Fate fate, boolean doubtful, long number) {
    counts = counts.plusTaken(fate, doubtful, number);
  }
}
