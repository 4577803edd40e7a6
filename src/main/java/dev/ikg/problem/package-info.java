/** What can be wrong, where, and what to do about it, as plain values. */
@NullMarked
package dev.ikg.problem;

import org.jspecify.annotations.NullMarked;
