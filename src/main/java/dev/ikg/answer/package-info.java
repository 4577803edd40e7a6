/** What a question gives back: columns, rows, a summary and notes, free of any database type. */
@NullMarked
package dev.ikg.answer;

import org.jspecify.annotations.NullMarked;
