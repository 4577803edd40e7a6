package dev.ikg.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.GraphView;
import dev.ikg.answer.SampleViews;
import dev.ikg.casework.BundledGraph;
import dev.ikg.casework.TestView;
import dev.ikg.casework.ViewRequest;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The HTML view in a real browser. */
class HtmlViewTest {

  @TempDir(cleanup = CleanupMode.NEVER)
  private static Path folder;

  private Browser browser;

  @BeforeEach
  void startBrowser() throws IOException {
    browser = Browser.start(Files.createTempDirectory(folder, "profile"));
  }

  @AfterEach
  void nothingWasComplainedOfOrAskedFor() {
    List<String> complaints = browser.complaints();
    List<String> requests = browser.requests();
    browser.close();
    assertEquals(List.of(), complaints);
    assertEquals(1, requests.size(), requests.toString());
  }

  private void open(GraphView view) throws IOException {
    Path file = Files.createTempFile(folder, "view", ".html");
    Files.writeString(file, Exported.text(view, GraphFormat.HTML));
    browser.open(file.toUri().toString());
  }

  private static GraphView bundled(ViewRequest.Name name, String... arguments) {
    return BundledGraph.open().view(TestView.of(name, arguments));
  }

  @Test
  void noTextOfACaseIsEverMarkup() throws IOException {
    open(SampleViews.nasty());
    assertEquals("2", browser.evaluate("document.scripts.length"));
    browser.evaluate("state.words = 'case'; changed(); choose(nodes[14]); choose(nodes[15])");
    for (int i = 0; i < SampleViews.NASTY.size(); i++) {
      browser.evaluate("choose(nodes[" + i + "])");
      assertEquals("0", browser.evaluate("document.querySelectorAll('img').length"));
      assertEquals("2", browser.evaluate("document.scripts.length"));
    }
    assertEquals("0", browser.evaluate("document.querySelectorAll('a[href^=javascript]').length"));
  }

  @Test
  void everyNastyTextIsShownAsItIs() throws IOException {
    GraphView view = SampleViews.nasty();
    open(view);
    for (int i = 0; i < view.nodes().size(); i++) {
      browser.evaluate("choose(nodes[" + i + "])");
      assertEquals(
          ReadableText.withWholeCharacters(view.nodes().get(i).label()),
          browser.evaluate("document.querySelector('#details h3').textContent"));
    }
  }

  @Test
  void theTitleSaysTheQuestionAndTheDay() throws IOException {
    open(SampleViews.small());
    assertEquals("sample (2026-01-09): a small view", browser.evaluate("document.title"));
  }

  @Test
  void theDescriptionSaysWhatEachPartOfItIs() throws IOException {
    open(SampleViews.small());
    String description =
        browser.evaluate("document.querySelector('meta[name=description]').content");
    assertTrue(description.contains("; filter: none; node: "), description);
  }

  @Test
  void aPersonFindsACaseByKeyboardAndReadsItInBothLanguages() throws IOException {
    open(bundled(ViewRequest.Name.ALL));
    browser.press("/");
    browser.type("il-0304");
    browser.awaitTrue("document.querySelectorAll('#found button').length === 1");
    browser.press("ArrowDown");
    assertEquals("BUTTON", browser.evaluate("document.activeElement.tagName"));
    browser.press("Enter");
    browser.awaitTrue("!document.getElementById('details').hidden");
    String details = browser.evaluate("document.getElementById('details').textContent");
    assertTrue(details.contains("stopped Intercom's US region for 71 minutes"), details);
    assertTrue(details.contains("빈 VSchema가 프록시에 퍼져"), details);
    String link = browser.evaluate("document.querySelector('#details a').href");
    assertTrue(link.startsWith("https://"), link);
    browser.press("Escape");
    browser.awaitTrue("document.getElementById('details').hidden");
  }

  @Test
  void yearsFacetsAndTheLegendNarrowThePicture() throws IOException {
    open(bundled(ViewRequest.Name.ALL));
    String all = shownCases();
    browser.evaluate("byId('from').value = '2024'; byId('from').dispatchEvent(new Event('input'))");
    String since2024 = shownCases();
    assertTrue(Integer.parseInt(since2024) < Integer.parseInt(all), since2024 + " of " + all);
    assertEquals(
        "true",
        browser.evaluate(
            "String(nodes.filter(n => n.shown && n.first).every(n => n.last >= '2024'))"));
    browser.evaluate(
        "byId('facet').value = 'domains'; byId('facet').dispatchEvent(new Event('change'));"
            + "byId('value').value = 'database'; byId('value').dispatchEvent(new Event('change'))");
    assertEquals(
        "true",
        browser.evaluate(
            "String(nodes.filter(n => n.shown && n.kind === 'Case')"
                + ".every(n => n.attributes.domains.includes('database')))"));
    assertTrue(Integer.parseInt(shownCases()) > 0);
    browser.evaluate("byId('legend').querySelector('input').click()");
    assertEquals("0", browser.evaluate("nodes.filter(n => n.shown && n.colour === 0).length"));
  }

  private String shownCases() {
    return browser.evaluate("nodes.filter(n => n.shown && n.kind === 'Case').length");
  }

  @Test
  void aClickOnADiscOpensItAndANeighbourIsOneFurtherClickAway() throws IOException {
    open(bundled(ViewRequest.Name.CASE, "IL-0304"));
    double x = Double.parseDouble(browser.evaluate("String(nodes[0].x * view.scale + view.x)"));
    double y =
        Double.parseDouble(
            browser.evaluate(
                "String(nodes[0].y * view.scale + view.y + canvas.getBoundingClientRect().top)"));
    browser.click(x, y);
    browser.awaitTrue("document.querySelector('#details h3')?.textContent === nodes[0].label");
    browser.evaluate("document.querySelector('#details li button').click()");
    browser.awaitTrue("document.querySelector('#details h3').textContent !== nodes[0].label");
  }

  @ParameterizedTest
  @EnumSource(
      value = ViewRequest.Name.class,
      names = {"FACTORS", "ORGS_FACTORS", "RECURRENCES"})
  void everyViewIsDrawnInDarkAndLight(ViewRequest.Name name) throws IOException {
    open(bundled(name));
    browser.evaluate("draw()");
    String before = browser.evaluate("colours.page");
    browser.evaluate("byId('theme').click(); draw()");
    assertTrue(!before.equals(browser.evaluate("colours.page")));
    assertTrue(Integer.parseInt(browser.evaluate(INK)) > 500);
  }

  /** How many pixels of the canvas are not the colour of the page. */
  private static final String INK =
      "(() => { const d = pen.getImageData(0, 0, canvas.width, canvas.height).data; let n = 0;"
          + " for (let i = 0; i < d.length; i += 4)"
          + " if (d[i] !== d[0] || d[i + 1] !== d[1]) n++; return n; })()";

  @Test
  void cytoscapeJsReadsItsFormat() throws IOException {
    open(SampleViews.small());
    String library = library("/META-INF/resources/webjars/cytoscape/3.33.1/dist/cytoscape.min.js");
    browser.evaluate(library + "; 0");
    GraphView view = SampleViews.nasty();
    String json = Exported.text(view, GraphFormat.CYTOSCAPE);
    browser.evaluate("globalThis.drawn = cytoscape({headless: true, ..." + json + "}); 0");
    assertEquals(String.valueOf(view.nodes().size()), browser.evaluate("drawn.nodes().length"));
    assertEquals(String.valueOf(view.links().size()), browser.evaluate("drawn.edges().length"));
    for (GraphView.Node node : view.nodes()) {
      assertEquals(
          ReadableText.withWholeCharacters(node.label()),
          browser.evaluate("drawn.getElementById('" + node.id() + "').data('label')"));
    }
  }

  private static String library(String resource) throws IOException {
    try (InputStream in = HtmlViewTest.class.getResourceAsStream(resource)) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
