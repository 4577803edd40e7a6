/** What the bundled corpus, its vocabulary and its documentation must hold. */
@NullMarked
package dev.ikg.data;

import org.jspecify.annotations.NullMarked;
