/**
 * The pattern language: text to a tree that keeps the place of every word, and names to what they
 * mean.
 */
@NullMarked
package dev.ikg.question;

import org.jspecify.annotations.NullMarked;
