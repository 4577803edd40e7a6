/** What the cases of a graph say together, and how much of it chance alone would say. */
@NullMarked
package dev.ikg.insight;

import org.jspecify.annotations.NullMarked;
