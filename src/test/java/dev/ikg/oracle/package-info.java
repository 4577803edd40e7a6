/**
 * A plain, slow evaluation of questions over case documents in memory. It knows the tree of a
 * question and nothing else of the product, so that the two can be held against each other.
 */
@NullMarked
package dev.ikg.oracle;

import org.jspecify.annotations.NullMarked;
