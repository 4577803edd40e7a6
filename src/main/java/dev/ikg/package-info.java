/** The program: where the rooms are put together. */
@NullMarked
package dev.ikg;

import org.jspecify.annotations.NullMarked;
