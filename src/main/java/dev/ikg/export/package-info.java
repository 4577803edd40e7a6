/** Files that other tools open: written whole or not at all, the same bytes for the same graph. */
@NullMarked
package dev.ikg.export;

import org.jspecify.annotations.NullMarked;
