package dev.ikg.casework;

/**
 * What a graph holds.
 *
 * @param cases how many
 * @param loadedAt when cases were last written, ISO 8601 in UTC; empty where nothing was loaded
 */
public record Holdings(long cases, String loadedAt) {}
