package dev.ikg.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A block of commands in the documentation, and what is said about it. {@link ReadmeIT} tells how
 * that is written.
 *
 * @param place the file and the line of the block
 * @param script its lines
 * @param needsServer whether it needs a Neo4j server
 * @param exitCode the exit code that it is said to end with
 * @param out what it is said to write to standard output, if it is said
 * @param err what it is said to write to standard error, if it is said
 */
record DocumentedCommand(
    String place,
    String script,
    boolean needsServer,
    int exitCode,
    Optional<String> out,
    Optional<String> err) {

  private static final Pattern BLOCK =
      Pattern.compile(
          "(?:^<!-- ([^\\n]*) -->\\n)?^```(sh|text)\\n(.*?)^```$",
          Pattern.MULTILINE | Pattern.DOTALL);

  /** All blocks of {@code README.md} and of the files in {@code docs}, but those not to be run. */
  static List<DocumentedCommand> all(Path project) throws IOException {
    List<Path> files = new ArrayList<>(List.of(project.resolve("README.md")));
    try (Stream<Path> docs = Files.walk(project.resolve("docs"))) {
      docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(files::add);
    }
    List<DocumentedCommand> commands = new ArrayList<>();
    for (Path file : files) {
      commands.addAll(in(project.relativize(file).toString(), Files.readString(file)));
    }
    return commands;
  }

  /** The blocks of a text. */
  static List<DocumentedCommand> in(String file, String text) {
    List<DocumentedCommand> commands = new ArrayList<>();
    boolean skipped = false;
    Matcher block = BLOCK.matcher(text);
    while (block.find()) {
      Marker marker = Marker.of(Optional.ofNullable(block.group(1)));
      String content = block.group(3);
      if (block.group(2).equals("sh")) {
        skipped = marker.name().equals("not run") || content.startsWith("mvn ");
        if (!skipped) {
          long line = text.substring(0, block.start(2)).lines().count();
          commands.add(command(file + ":" + line, marker, content));
        }
      } else if (!skipped && !commands.isEmpty()) {
        int last = commands.size() - 1;
        commands.set(last, commands.get(last).saying(marker.name(), content));
      }
    }
    return commands;
  }

  private static DocumentedCommand command(String place, Marker marker, String script) {
    return new DocumentedCommand(
        place,
        script,
        marker.name().equals("needs") && marker.value().equals("server"),
        marker.name().equals("exit") ? Integer.parseInt(marker.value()) : 0,
        Optional.empty(),
        Optional.empty());
  }

  /** The same block with other lines. */
  DocumentedCommand running(String other) {
    return new DocumentedCommand(place, other, needsServer, exitCode, out, err);
  }

  private DocumentedCommand saying(String stream, String text) {
    return new DocumentedCommand(
        place,
        script,
        needsServer,
        exitCode,
        stream.equals("output") ? Optional.of(text) : out,
        stream.equals("errors") ? Optional.of(text) : err);
  }

  /** A comment above a block: a name and perhaps a value. */
  private record Marker(String name, String value) {
    static Marker of(Optional<String> comment) {
      String[] parts = comment.orElse("").split(":", 2);
      return new Marker(parts[0].strip(), parts.length == 2 ? parts[1].strip() : "");
    }
  }
}
