package dev.ikg.shell;

/**
 * A word of a line.
 *
 * @param text the word with quotes and escapes taken away
 * @param start where it begins in the line, in UTF-16 units from 0
 * @param end one past its last character in the line
 * @param quoted whether it begins with a quote, so that it can be no option
 * @param closed whether every quote in it is closed
 */
record Token(String text, int start, int end, boolean quoted, boolean closed) {}
