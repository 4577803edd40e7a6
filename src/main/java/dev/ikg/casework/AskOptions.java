package dev.ikg.casework;

/**
 * How a question is answered.
 *
 * @param language the language of texts, {@code en} or {@code ko}; the other is used where a text
 *     does not have it
 */
public record AskOptions(String language) {}
