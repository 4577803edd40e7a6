package dev.ikg.question;

/**
 * Something that can be typed next.
 *
 * @param text what takes the place of what was typed from {@link Completion#from} on
 * @param shown the part of it that a person chooses by
 * @param says what it is, in a few words; empty for a word of the language
 * @param complete whether a space may follow
 */
public record Proposal(String text, String shown, String says, boolean complete) {}
