/** The rules that a draft must pass to become a case, one small class each. */
@NullMarked
package dev.ikg.review;

import org.jspecify.annotations.NullMarked;
