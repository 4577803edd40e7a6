package dev.ikg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every link of the README and of {@code docs/}, and every file that they name, is there. */
class LinksTest {

  private static final Pattern LINK = Pattern.compile("(?<!!)\\[[^\\]]+\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+?) *$");
  private static final Pattern NAMED_FILE =
      Pattern.compile("`((?:src|cypher|data|docs)/[\\w./-]*\\.\\w+)`");
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```.*?^```");

  private static Stream<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("docs"))) {
      List<Path> pages = new ArrayList<>(files.filter(f -> f.toString().endsWith(".md")).toList());
      pages.addAll(
          List.of(Path.of("README.md"), Path.of("CHANGELOG.md"), Path.of("data/README.md")));
      return pages.stream().sorted();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsSomewhere(Path page) throws IOException {
    List<String> broken =
        found(LINK, prose(page)).map(m -> m.group(1)).filter(l -> !leads(page, l)).toList();
    assertEquals(List.of(), broken);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyFileThatIsNamedIsThere(Path page) throws IOException {
    List<String> missing =
        found(NAMED_FILE, prose(page))
            .map(m -> m.group(1))
            .filter(name -> !Files.exists(Path.of(name)))
            .toList();
    assertEquals(List.of(), missing);
  }

  @Test
  void aLinkToNowhereIsSeen() {
    Path page = Path.of("docs/shell.md");
    assertTrue(leads(page, "views.md"));
    assertTrue(leads(page, "../README.md"));
    assertTrue(!leads(page, "README.md"));
    assertTrue(!leads(page, "views.md#no-such-heading"));
    assertTrue(!leads(page, "http://no-tls.example"));
  }

  private static boolean leads(Path page, String link) {
    URI target = URI.create(link);
    if (target.isAbsolute()) {
      return "https".equals(target.getScheme()) && target.getHost() != null;
    }
    Path file =
        target.getPath().isEmpty() ? page : page.resolveSibling(target.getPath()).normalize();
    Optional<String> anchor = Optional.ofNullable(target.getFragment());
    return Files.exists(file) && anchor.map(a -> anchors(file).contains(a)).orElse(true);
  }

  /** The anchors of headings, as they are made where Markdown is shown. */
  private static Set<String> anchors(Path page) {
    return found(HEADING, prose(page))
        .map(m -> m.group(1).toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", ""))
        .map(heading -> heading.replace(' ', '-'))
        .collect(Collectors.toSet());
  }

  private static Stream<MatchResult> found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.results();
  }

  private static String prose(Path page) {
    try {
      return BLOCK.matcher(Files.readString(page)).replaceAll("");
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
