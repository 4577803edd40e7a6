package dev.ikg.intake;

/**
 * How much the intake takes before it refuses. What is beyond a limit is named, and the rest of the
 * input is read on where its structure still can be trusted.
 *
 * @param nesting how many objects and arrays may stand in one another
 * @param textLength the longest text or member name, in UTF-16 units
 * @param numberLength the longest number, in characters
 * @param documentBytes the largest document, in bytes of UTF-8; one at a time is held in memory
 * @param entryBytes the most that one compressed file or archive entry may unpack to, in bytes
 * @param unpackingRatio how many times larger than its packed form an input may become
 * @param ratioFreeBytes the unpacked bytes below which the ratio does not count
 * @param entries the most entries that an archive may have
 */
public record IntakeLimits(
    int nesting,
    int textLength,
    int numberLength,
    int documentBytes,
    long entryBytes,
    int unpackingRatio,
    long ratioFreeBytes,
    int entries) {

  /** The limits of a load unless somebody says otherwise. */
  public static final IntakeLimits DEFAULT =
      new IntakeLimits(200, 20_000_000, 10_000, 32 << 20, 4L << 30, 200, 16L << 20, 1_000_000);

  public IntakeLimits {
    if (nesting < 1 || textLength < 1 || numberLength < 1 || documentBytes < 1) {
      throw new IllegalArgumentException("limits are positive");
    }
    if (entryBytes < 1 || unpackingRatio < 1 || ratioFreeBytes < 0 || entries < 1) {
      throw new IllegalArgumentException("limits are positive");
    }
  }
}
