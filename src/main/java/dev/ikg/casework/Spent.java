package dev.ikg.casework;

import java.time.Duration;

/**
 * The time that a desk has spent so far.
 *
 * @param opening to open the graph or to connect to it
 * @param graph to wait for its answers
 */
public record Spent(Duration opening, Duration graph) {}
