/** Files, archives and streams, read into drafts that keep the place of every value. */
@NullMarked
package dev.ikg.intake;

import org.jspecify.annotations.NullMarked;
