/** A case as nodes and links, and the port through which a graph is read and written. */
@NullMarked
package dev.ikg.graph;

import org.jspecify.annotations.NullMarked;
