/** The labels of all cases in memory, for the questions of a session. */
@NullMarked
package dev.ikg.index;

import org.jspecify.annotations.NullMarked;
