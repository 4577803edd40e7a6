/** The only code that knows the driver, and the server that runs inside this process. */
@NullMarked
package dev.ikg.neo4j;

import org.jspecify.annotations.NullMarked;
