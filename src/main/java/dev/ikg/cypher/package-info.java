/** The compiler from patterns to Cypher, and the statements that are kept as files. */
@NullMarked
package dev.ikg.cypher;

import org.jspecify.annotations.NullMarked;
