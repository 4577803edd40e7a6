/** Answers, reports and problems as text for people and for other programs. */
@NullMarked
package dev.ikg.render;

import org.jspecify.annotations.NullMarked;
