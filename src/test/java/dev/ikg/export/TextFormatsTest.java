package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.SampleViews;
import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

class TextFormatsTest {

  private static final GraphView NASTY = SampleViews.nasty();
  private static final ObjectMapper JSON = new ObjectMapper();

  @ParameterizedTest
  @EnumSource(
      value = GraphFormat.class,
      names = {"MERMAID"},
      mode = EnumSource.Mode.EXCLUDE)
  void theSameViewGivesTheSameBytes(GraphFormat format) {
    GraphView view = SampleViews.large(300);
    assertEquals(
        Exported.texts(view, format, Optional.empty()),
        Exported.texts(SampleViews.large(300), format, Optional.empty()));
  }

  @Test
  void graphvizReadsEveryLabelOfDot(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("nasty.dot");
    Files.writeString(file, Exported.text(NASTY, GraphFormat.DOT));
    Process dot = graphviz(file);
    JsonNode read = JSON.readTree(dot.getInputStream().readAllBytes());
    assertTrue(dot.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, dot.exitValue());
    List<String> labels =
        read.get("objects").valueStream().map(TextFormatsTest::shownByGraphviz).toList();
    List<String> expected =
        NASTY.nodes().stream()
            .map(node -> Exported.readable(node.label()).replaceAll("\r\n|\r", "\n"))
            .toList();
    assertEquals(expected, labels);
    assertEquals(NASTY.links().size(), read.get("edges").size());
  }

  private static Process graphviz(Path file) {
    try {
      return new ProcessBuilder("dot", "-Tjson0", file.toString())
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
    } catch (IOException notInstalled) {
      assumeTrue(false, "Graphviz is not installed");
      throw new AssertionError(notInstalled);
    }
  }

  /** A label as Graphviz draws it: its escapes and entities have their meaning. */
  private static String shownByGraphviz(JsonNode node) {
    Matcher escape = Pattern.compile("\\\\(.)").matcher(node.get("label").asString());
    return escape
        .replaceAll(m -> Matcher.quoteReplacement(m.group(1).equals("n") ? "\n" : m.group(1)))
        .replace("&amp;", "&");
  }

  @Test
  void jsonLinesGiveBackEveryTextAsItIs() {
    List<JsonNode> lines =
        Exported.text(NASTY, GraphFormat.JSONL).lines().map(JSON::readTree).toList();
    assertEquals("view", lines.get(0).get("type").asString());
    List<JsonNode> nodes =
        lines.stream().filter(l -> l.get("type").asString().equals("node")).toList();
    for (int i = 0; i < nodes.size(); i++) {
      GraphView.Node node = NASTY.nodes().get(i);
      assertEquals(whole(node.label()), nodes.get(i).get("label").asString());
      JsonNode attributes = nodes.get(i).get("attributes");
      assertEquals(
          whole(Attributes.text(node.attributes(), "title_en")),
          attributes.get("title_en").asString());
      assertEquals(2, attributes.get("items").size());
      assertTrue(attributes.get("nothing").isNull());
      assertTrue(attributes.get("notANumber").isNull());
      assertEquals(Attributes.text(node.attributes(), "whole"), attributes.get("whole").asString());
    }
    assertEquals(NASTY.links().size(), lines.size() - 1 - nodes.size());
  }

  /** Half a character cannot be written as UTF-8. */
  private static String whole(String text) {
    return text.replace('\uD800', '\uFFFD').replace("\uFFFD\uDD25", "\uD83D\uDD25");
  }

  @Test
  void gephisCsvGivesBackEveryTextAndNoFormulaComesToLife() throws IOException {
    List<String> files = Exported.texts(NASTY, GraphFormat.CSV, Optional.empty());
    List<CSVRecord> nodes = records(files.get(0));
    assertEquals(NASTY.nodes().size(), nodes.size());
    for (int i = 0; i < nodes.size(); i++) {
      GraphView.Node node = NASTY.nodes().get(i);
      String label = nodes.get(i).get("Label");
      assertFalse(label.matches("(?s)[=+@\\-\t\r].*"), label);
      assertEquals(Exported.readable(node.label()), unguarded(label));
      assertEquals(node.id(), nodes.get(i).get("Id"));
    }
    List<CSVRecord> links = records(files.get(1));
    assertEquals(NASTY.links().size(), links.size());
    assertEquals(NASTY.links().get(0).source(), links.get(0).get("Source"));
    assertEquals("graph", records(files.get(2)).get(8).get("about"));
  }

  private static String unguarded(String value) {
    return value.startsWith("'") ? value.substring(1) : value;
  }

  private static List<CSVRecord> records(String csv) throws IOException {
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    return format.parse(new StringReader(csv)).getRecords();
  }

  @Test
  void mermaidSeesNoCharacterThatCouldMeanSomething() {
    List<String> lines = Exported.text(NASTY, GraphFormat.MERMAID).lines().toList();
    Pattern node = Pattern.compile("  n(\\d+)\\(\\[\"([^\"]*)\"\\]\\):::c\\d+");
    List<Matcher> nodes = lines.stream().map(node::matcher).filter(Matcher::matches).toList();
    assertEquals(NASTY.nodes().size(), nodes.size());
    for (int i = 0; i < nodes.size(); i++) {
      String label = nodes.get(i).group(2);
      assertEquals(ReadableText.oneLine(NASTY.nodes().get(i).label()), unescaped(label));
      assertFalse(label.matches(".*[<>&`\\[\\]{}|\"].*"), label);
    }
  }

  private static String unescaped(String label) {
    return Pattern.compile("#(\\d+);")
        .matcher(label)
        .replaceAll(
            m -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(m.group(1)))));
  }

  @Test
  void aViewThatMermaidWouldNotDrawIsRefused() {
    Failure failure =
        assertThrows(
            Failure.class, () -> Exported.text(SampleViews.large(400), GraphFormat.MERMAID));
    assertEquals(Failure.Kind.USAGE, failure.kind());
    assertEquals(
        "this view is too large for Mermaid: 798 links of at most 500", failure.getMessage());
  }

  @Test
  void everyTextFormatNamesTheQuestionTheDigestAndWhatIsNotRecorded() {
    for (GraphFormat format : GraphFormat.values()) {
      String all = String.join("", Exported.texts(SampleViews.small(), format, Optional.empty()));
      for (String said : List.of("sample", "0badcafe", "not known to be absent", "2 of 3 cases")) {
        assertTrue(all.contains(said), format + " does not say " + said);
      }
    }
  }

  @Test
  void aHundredThousandNodesAreWrittenWithoutBeingHeldAsText() {
    GraphView view = SampleViews.large(100_000);
    for (GraphFormat format :
        List.of(GraphFormat.GRAPHML, GraphFormat.GEXF, GraphFormat.CSV, GraphFormat.JSONL)) {
      LargestWrite largest = new LargestWrite();
      format.contents(view, Optional.empty()).forEach(largest::take);
      assertTrue(largest.bytes > 5_000_000, format + " wrote " + largest.bytes);
      assertTrue(largest.atOnce <= 1 << 17, format + " wrote at once " + largest.atOnce);
    }
  }

  /** Counts what is written and keeps nothing. */
  private static final class LargestWrite extends OutputStream {
    private long bytes;
    private int atOnce;

    void take(WholeFile.Content content) {
      try {
        content.writeTo(this);
      } catch (IOException impossible) {
        throw new AssertionError(impossible);
      }
    }

    @Override
    public void write(int b) {
      bytes++;
    }

    @Override
    public void write(byte[] buffer, int from, int length) {
      bytes += length;
      atOnce = Math.max(atOnce, length);
    }
  }

  @Test
  void endingsAndWordsChooseTheFormat() {
    assertEquals(Optional.of(GraphFormat.HTML), GraphFormat.ofFile("a.b/view.HTM"));
    assertEquals(Optional.of(GraphFormat.DOT), GraphFormat.ofFile("view.gv"));
    assertEquals(Optional.empty(), GraphFormat.ofFile("view"));
    assertTrue(
        Stream.of(GraphFormat.values())
            .allMatch(format -> GraphFormat.of(format.word()).equals(Optional.of(format))));
  }
}
