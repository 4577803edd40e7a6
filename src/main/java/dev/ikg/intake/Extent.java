package dev.ikg.intake;

/**
 * An amount of input.
 *
 * @param files the number of files; standard input is one
 * @param bytes their size on disk, packed where they are packed; standard input counts as none
 */
public record Extent(long files, long bytes) {}
