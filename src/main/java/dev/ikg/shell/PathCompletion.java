package dev.ikg.shell;

import dev.ikg.question.Proposal;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Files and folders that a path can go on with, and the endings of a new file. */
final class PathCompletion {

  private static final int MOST = 200;

  private PathCompletion() {}

  /**
   * The ways to go on.
   *
   * @param typed the path so far
   * @param formats the formats that an ending can stand for
   */
  static List<Proposal> of(String typed, List<String> formats) {
    int slash = typed.lastIndexOf('/') + 1;
    String folder = typed.substring(0, slash);
    String begun = typed.substring(slash);
    List<Proposal> found = new ArrayList<>(entries(folder, begun));
    int dot = begun.lastIndexOf('.');
    if (dot > 0) {
      String name = typed.substring(0, slash + dot + 1);
      formats.stream()
          .map(PathCompletion::ending)
          .filter(ending -> ending.startsWith(begun.substring(dot + 1).toLowerCase(Locale.ROOT)))
          .map(ending -> new Proposal(quoted(name + ending), "." + ending, "", true))
          .filter(proposal -> found.stream().noneMatch(f -> f.text().equals(proposal.text())))
          .forEach(found::add);
    }
    return found;
  }

  /** The ending of a file in a format. */
  private static String ending(String format) {
    return switch (format) {
      case "markdown" -> "md";
      case "table" -> "txt";
      default -> format;
    };
  }

  private static List<Proposal> entries(String folder, String begun) {
    List<Proposal> found = new ArrayList<>();
    DirectoryStream.Filter<Path> wanted =
        path -> {
          String name = String.valueOf(path.getFileName());
          return name.startsWith(begun) && (begun.startsWith(".") || !name.startsWith("."));
        };
    try (DirectoryStream<Path> paths =
        Files.newDirectoryStream(Path.of(folder.isEmpty() ? "." : folder), wanted)) {
      for (Path path : paths) {
        String name = String.valueOf(path.getFileName());
        boolean goesOn = Files.isDirectory(path);
        String shown = goesOn ? name + "/" : name;
        found.add(new Proposal(quoted(folder + shown), shown, "", !goesOn));
        if (found.size() == MOST) {
          break;
        }
      }
    } catch (IOException | InvalidPathException | SecurityException nothingToSee) {
      return List.of();
    }
    found.sort(Comparator.comparing(Proposal::shown));
    return found;
  }

  private static String quoted(String path) {
    boolean plain =
        path.chars().noneMatch(c -> Character.isWhitespace(c) || "\"'\\".indexOf(c) >= 0);
    return plain ? path : Tokenizer.quoted(path);
  }
}
