/** Commands, options, help, scripts and the interactive loop. */
@NullMarked
package dev.ikg.shell;

import org.jspecify.annotations.NullMarked;
