package dev.ikg.render;

import dev.ikg.answer.Answer;
import dev.ikg.answer.Column;
import dev.ikg.answer.Row;
import java.util.List;

/** One JSON object a row and line; the summary and the notes go aside as one more object. */
final class JsonLinesPrinter implements AnswerPrinter {

  @Override
  public void print(Answer answer, Appendable out, Appendable aside) {
    List<String> names = answer.columns().stream().map(Column::name).toList();
    try (JsonCells json = new JsonCells(out)) {
      for (Row row : answer.rows()) {
        json.row(names, row.cells()).raw("\n");
      }
    }
    try (JsonCells json = new JsonCells(aside)) {
      json.raw("{\"summary\":").value(answer.summary().values());
      json.raw(",\"notes\":").texts(answer.notes()).raw("}\n");
    }
  }
}
