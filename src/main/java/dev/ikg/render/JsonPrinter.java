package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Column;
import java.util.List;

/**
 * One JSON object: {@code columns}, {@code rows}, {@code summary}, {@code notes}. A row stands on a
 * line of its own, so that two answers can be compared line by line.
 */
final class JsonPrinter implements AnswerPrinter {

  @Override
  public void print(Answer answer, Appendable out, Appendable aside) {
    List<String> names = answer.columns().stream().map(Column::name).toList();
    try (JsonCells json = new JsonCells(out)) {
      json.raw("{\"columns\":").texts(names);
      json.raw(",\n\"rows\":").rows(names, answer.rows());
      json.raw(",\n\"summary\":").value(answer.summary().values());
      json.raw(",\n\"notes\":").texts(answer.notes()).raw("}\n");
    }
  }
}
