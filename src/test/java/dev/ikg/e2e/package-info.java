/** The program from outside: the launcher as a process, as a person or a script starts it. */
@NullMarked
package dev.ikg.e2e;

import org.jspecify.annotations.NullMarked;
