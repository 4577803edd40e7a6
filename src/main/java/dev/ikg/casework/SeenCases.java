package dev.ikg.casework;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;

/**
 * Which cases a load has already taken, and as what. It keeps eight bytes a case, so that a load of
 * millions needs some ten megabytes: 61 bits of a hash of the id, one for a doubt, and two of the
 * fate. Two of a million ids share a hash with a probability of one in four million.
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

  private long[] slots = new long[1 << 10];
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

  /** Keeps what became of a case, in the place of what was known of it. */
  void keep(String id, Fate fate, boolean doubtful) {
    long hash = hash(id);
    int index = find(slots, hash);
    if (slots[index] == EMPTY) {
      size++;
    }
    slots[index] = hash | fate.code | (doubtful ? DOUBT : 0);
    if (size > slots.length / 2) {
      grow();
    }
  }

  private void grow() {
    long[] larger = new long[slots.length * 2];
    for (long slot : slots) {
      if (slot != EMPTY) {
        larger[find(larger, slot & ~KEPT)] = slot;
      }
    }
    slots = larger;
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
