package dev.ikg.casework;

import dev.ikg.answer.ReadLimits;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * One use of a saved question.
 *
 * @param id which one
 * @param values of its parameters, as they were typed
 * @param folders with questions of the user, the most important first
 * @param limits that hold for a question in Cypher
 */
public record QuestionRequest(
    String id, Map<String, String> values, List<Path> folders, ReadLimits limits) {
  public QuestionRequest {
    values = Map.copyOf(values);
    folders = List.copyOf(folders);
  }
}
