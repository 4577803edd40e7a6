package dev.ikg.casework;

import dev.ikg.casework.ViewRequest.Name;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Views with the usual settings, for tests. */
public final class TestView {

  private TestView() {}

  /** A view with nothing that narrows it. */
  public static ViewRequest of(Name name, String... arguments) {
    return request(Optional.empty(), name, arguments);
  }

  /** A view of the cases that show a pattern. */
  public static ViewRequest where(String pattern, Name name, String... arguments) {
    return request(Optional.of(pattern), name, arguments);
  }

  private static ViewRequest request(Optional<String> where, Name name, String... arguments) {
    return new ViewRequest(name, List.of(arguments), where, 1, 0, Map.of(), List.of());
  }
}
