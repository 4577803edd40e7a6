package dev.ikg.answer;

import java.time.Duration;

/**
 * How much a statement may give and take.
 *
 * @param rows that are read at most
 * @param time that the graph may work at it
 */
public record ReadLimits(long rows, Duration time) {}
