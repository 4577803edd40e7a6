package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A run of the program that is over.
 *
 * @param code the exit code
 * @param out what it wrote to standard output
 * @param err what it wrote to standard error
 */
record Ended(int code, String out, String err) {

  private static final JsonMapper JSON = JsonMapper.shared();

  /** Fails, and shows both streams, where the exit code is another. */
  Ended expecting(int expected) {
    assertEquals(expected, code, this::toString);
    return this;
  }

  /** Standard output as one JSON value. */
  JsonNode json() {
    return JSON.readTree(out);
  }

  /** The ids of the rows of an answer in JSON, in their order. */
  List<String> ids() {
    return json().get("rows").valueStream().map(row -> row.get("id").asString()).toList();
  }

  @Override
  public String toString() {
    return "exit code " + code + "\n--- standard output\n" + out + "--- standard error\n" + err;
  }
}
