package dev.ikg.casework;

import java.io.InputStream;
import java.util.List;

/**
 * What to load and how.
 *
 * @param paths files and folders as the user wrote them; {@code -} stands for {@code input}
 * @param input what {@code -} reads
 * @param options how it is loaded
 */
public record LoadRequest(List<String> paths, InputStream input, LoadOptions options) {
  public LoadRequest {
    paths = List.copyOf(paths);
  }
}
