package dev.ikg.casework;

import dev.ikg.problem.Place;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which cases a load has already taken, as what, and from where. It keeps sixteen bytes a case, so
 * that a load of millions needs some tens of megabytes: 61 bits of a hash of the id, one for a
 * doubt, two of the fate, and the numbers of file and line. Two of a million ids share a hash with
 * a probability of one in four million.
 */
final class SeenCases {

  /** What became of a case that was taken. */
  enum Fate {
    ADDED(1),
    CHANGED(2),
    UNCHANGED(3);

    private final long code;

    Fate(long code) {
      this.code = code;
    }

    private static Fate of(long code) {
      return code == ADDED.code ? ADDED : code == CHANGED.code ? CHANGED : UNCHANGED;
    }
  }

  private static final long EMPTY = 0;
  private static final int FATE_BITS = 2;
  private static final long FATE = (1 << FATE_BITS) - 1;
  private static final long DOUBT = 1 << FATE_BITS;
  private static final long KEPT = FATE | DOUBT;

  /** So many files are told apart; where a case came from another one is not known any more. */
  private static final int MOST_FILES = 100_000;

  private static final long NO_PLACE = -1;

  private final Map<String, Integer> fileNumbers = new HashMap<>();
  private final List<String> files = new ArrayList<>();
  private long[] slots = new long[1 << 10];
  private long[] places = new long[1 << 10];
  private int size;

  /** What became of a case earlier in this load; empty where it has not come yet. */
  Optional<Fate> fate(String id) {
    long slot = slots[find(slots, hash(id))];
    return slot == EMPTY ? Optional.empty() : Optional.of(Fate.of(slot & FATE));
  }

  /** Whether the document that was taken came with a warning. */
  boolean doubtful(String id) {
    return (slots[find(slots, hash(id))] & DOUBT) != 0;
  }

  /** Where the document stands that was taken, as far as it is known: its file and line. */
  Place place(String id) {
    int index = find(slots, hash(id));
    boolean known = slots[index] != EMPTY && places[index] != NO_PLACE;
    return known
        ? new Place.InFile(files.get((int) (places[index] >>> 32)), (int) places[index], "")
        : Place.nowhere();
  }

  /** Keeps what became of a case, in the place of what was known of it. */
  void keep(String id, Fate fate, boolean doubtful, Place place) {
    long hash = hash(id);
    int index = find(slots, hash);
    if (slots[index] == EMPTY) {
      size++;
    }
    slots[index] = hash | fate.code | (doubtful ? DOUBT : 0);
    places[index] = packed(place);
    if (size > slots.length / 2) {
      grow();
    }
  }

  private long packed(Place place) {
    if (!(place instanceof Place.InFile in)) {
      return NO_PLACE;
    }
    Integer number = fileNumbers.get(in.file());
    if (number == null) {
      if (files.size() == MOST_FILES) {
        return NO_PLACE;
      }
      number = files.size();
      fileNumbers.put(in.file(), number);
      files.add(in.file());
    }
    return (long) number << 32 | in.line();
  }

  private void grow() {
    long[] larger = new long[slots.length * 2];
    long[] theirPlaces = new long[larger.length];
    for (int i = 0; i < slots.length; i++) {
      if (slots[i] != EMPTY) {
        int index = find(larger, slots[i] & ~KEPT);
        larger[index] = slots[i];
        theirPlaces[index] = places[i];
      }
    }
    slots = larger;
    places = theirPlaces;
  }

  private static int find(long[] slots, long hash) {
    int index = (int) (hash >>> 32) & (slots.length - 1);
    while (slots[index] != EMPTY && (slots[index] & ~KEPT) != hash) {
      index = (index + 1) & (slots.length - 1);
    }
    return index;
  }

  private static long hash(String id) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(id.getBytes(StandardCharsets.UTF_8));
      return ByteBuffer.wrap(digest).getLong() & ~KEPT;
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
