package dev.ikg.answer;

import java.util.List;

/**
 * The numbers under an answer, for programs and for people.
 *
 * @param values named values in a fixed order
 * @param lines the same in two or three plain lines
 */
public record Summary(Cell.Fields values, List<String> lines) {
  public Summary {
    lines = List.copyOf(lines);
  }
}
