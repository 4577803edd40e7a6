package dev.ikg.casework;

import dev.ikg.problem.Place;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Optional;

/**
 * Which cases a load has already taken, as what, and from where. Twelve bytes a case are kept in
 * tables that are nearly full, so that a load of a million needs less than twenty megabytes: 61
 * bits of a hash of the id, one for a doubt, two of the fate, and the number of the place. Two of a
 * million ids share a hash with a probability of one in four million.
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

  /** Many small tables: while one grows, no more than its part is there twice. */
  private static final int PART_BITS = 6;

  private final PlaceNumbers numbers = new PlaceNumbers();
  private final Part[] parts = new Part[1 << PART_BITS];

  SeenCases() {
    Arrays.setAll(parts, i -> new Part());
  }

  /** What became of a case earlier in this load; empty where it has not come yet. */
  Optional<Fate> fate(String id) {
    long slot = slot(id);
    return slot == EMPTY ? Optional.empty() : Optional.of(Fate.of(slot & FATE));
  }

  /** Whether the document that was taken came with a warning. */
  boolean doubtful(String id) {
    return (slot(id) & DOUBT) != 0;
  }

  private long slot(String id) {
    long hash = hash(id);
    Part part = part(hash);
    return part.slots[part.find(hash)];
  }

  /** Where the document stands that was taken, as far as it is known: its file and line. */
  Place place(String id) {
    long hash = hash(id);
    Part part = part(hash);
    return numbers.place(part.places[part.find(hash)]);
  }

  /** Keeps what became of a case, in the place of what was known of it. */
  void keep(String id, Fate fate, boolean doubtful, Place place) {
    long hash = hash(id);
    part(hash).put(hash | fate.code | (doubtful ? DOUBT : 0), numbers.number(place));
  }

  private Part part(long hash) {
    return parts[(int) (hash >>> (Long.SIZE - PART_BITS))];
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

  /** The cases whose hashes begin alike: an open-addressing table with linear probing. */
  private static final class Part {

    private long[] slots = new long[16];
    private int[] places = new int[slots.length];
    private int size;

    /** Where a hash is, or the empty slot where it would be. */
    int find(long hash) {
      // The bits behind those that chose the part, scaled to a length that is no power of two.
      long next = (hash << PART_BITS) >>> Integer.SIZE;
      int index = (int) ((next * slots.length) >>> Integer.SIZE);
      while (slots[index] != EMPTY && (slots[index] & ~KEPT) != hash) {
        index = index + 1 == slots.length ? 0 : index + 1;
      }
      return index;
    }

    void put(long slot, int place) {
      if (size >= slots.length - slots.length / 8) {
        grow();
      }
      int index = find(slot & ~KEPT);
      if (slots[index] == EMPTY) {
        size++;
      }
      slots[index] = slot;
      places[index] = place;
    }

    private void grow() {
      long[] before = slots;
      int[] theirPlaces = places;
      slots = new long[before.length + before.length / 4];
      places = new int[slots.length];
      for (int i = 0; i < before.length; i++) {
        if (before[i] != EMPTY) {
          int index = find(before[i] & ~KEPT);
          slots[index] = before[i];
          places[index] = theirPlaces[i];
        }
      }
    }
  }
}
