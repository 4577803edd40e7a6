/** The use cases, each readable from top to bottom: load, ask, explain. */
@NullMarked
package dev.ikg.casework;

import org.jspecify.annotations.NullMarked;
