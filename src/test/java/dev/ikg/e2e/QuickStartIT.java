package dev.ikg.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What makes a command start at once: nearly all its classes come from the class archive. */
final class QuickStartIT {

  @TempDir private Path home;

  /** The virtual machine keeps no class of a signed jar in a class archive. */
  @Test
  void noJarOfTheProgramIsSigned() throws Exception {
    List<Path> signed = new ArrayList<>();
    try (Stream<Path> jars = Files.list(Ikg.PROJECT.resolve("target/lib"))) {
      for (Path jar : jars.toList()) {
        try (JarFile open = new JarFile(jar.toFile())) {
          if (open.stream().anyMatch(entry -> entry.getName().matches("META-INF/[^/]+\\.SF"))) {
            signed.add(jar.getFileName());
          }
        }
      }
    }
    assertEquals(List.of(), signed);
  }

  @Test
  void theClassesOfAQuestionComeFromTheArchive() throws Exception {
    Path log = home.resolve("classes");
    Ikg.in(home)
        .with("IKG_JAVA_OPTS", "-Xlog:class+load:file=" + log)
        .run("ask", "all across orgs")
        .expecting(0);
    try (Stream<String> loaded = Files.lines(log)) {
      List<String> sources =
          loaded.filter(line -> line.contains(" source: ")).map(QuickStartIT::source).toList();
      long archived = sources.stream().filter("shared objects file (top)"::equals).count();
      long fromJars = sources.stream().filter(source -> source.startsWith("file:")).count();
      assertTrue(archived > 10_000, () -> archived + " classes came from the archive");
      assertTrue(
          fromJars * 20 < archived,
          () -> fromJars + " classes came from jars, " + archived + " from the archive");
    }
  }

  private static String source(String line) {
    return line.substring(line.indexOf(" source: ") + " source: ".length());
  }
}
