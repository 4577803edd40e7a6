package dev.ikg;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A Java process of its own with the classes of the tests, small and quick to start. */
public final class ChildJvm {

  /** The class of the program. */
  public static final String PROGRAM = Main.class.getName();

  private ChildJvm() {}

  /** A process that runs a class with these arguments; not started yet. */
  public static ProcessBuilder running(String main, String... arguments) {
    return running(List.of(), main, arguments);
  }

  /** The same with more options of the virtual machine. */
  public static ProcessBuilder running(List<String> options, String main, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx600m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(options);
    command.addAll(List.of("-cp", classPath(), main));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  /** In absolute paths, so that a process can work in any folder. */
  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
