package dev.ikg.casework;

import java.io.InputStream;
import java.util.List;

/**
 * What to load and how.
 *
 * @param paths files and folders as the user wrote them; {@code -} stands for {@code input}
 * @param input what {@code -} reads
 * @param strict whether a warning rejects a document too
 * @param force whether a document replaces a newer one in the graph
 */
public record LoadRequest(List<String> paths, InputStream input, boolean strict, boolean force) {
  public LoadRequest {
    paths = List.copyOf(paths);
  }
}
