/** How fast the product is beside its peers: {@code mvn -B -ntp -Pbench verify -Dcases=100000}. */
@NullMarked
package dev.ikg.bench;

import org.jspecify.annotations.NullMarked;
