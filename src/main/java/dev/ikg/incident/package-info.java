/** A post-incident record and its parts, and the vocabulary that its labels come from. */
@NullMarked
package dev.ikg.incident;

import org.jspecify.annotations.NullMarked;
