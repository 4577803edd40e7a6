package dev.ikg.graph;

/**
 * How a graph is reached.
 *
 * @param words for people, such as "in this process"
 * @param others how many other processes use it through this one
 */
public record Reach(String words, int others) {}
