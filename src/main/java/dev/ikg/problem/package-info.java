/**
 * What can be wrong, where, and what to do about it, as plain values; and how a sentence says how
 * many.
 */
@NullMarked
package dev.ikg.problem;

import org.jspecify.annotations.NullMarked;
