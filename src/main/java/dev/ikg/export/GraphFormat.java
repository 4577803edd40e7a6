package dev.ikg.export;

import dev.ikg.answer.GraphView;
import dev.ikg.problem.Failure;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The formats of a graph view. */
public enum GraphFormat {
  HTML(3000, "htm"),
  SVG(3000),
  GRAPHML(0),
  GEXF(0),
  DOT(3000, "gv"),
  MERMAID(0, "mmd"),
  CYTOSCAPE(3000, "cyjs"),
  CSV(0),
  CYPHER(0, "cql"),
  JSONL(0, "ndjson");

  private static final String YED = "yed";
  private static final String NEO4J = "neo4j";

  private final int most;
  private final List<String> endings;

  GraphFormat(int most, String... endings) {
    this.most = most;
    this.endings = List.of(endings);
  }

  /** The word after {@code --format}, which is an ending too. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether every text in it is one of JSON. */
  public boolean isJson() {
    return this == CYTOSCAPE || this == JSONL;
  }

  /** How many nodes a person can look at in this format; 0 where programs read it. */
  public int usualMost() {
    return most;
  }

  /** All words. */
  public static List<String> words() {
    return Arrays.stream(values()).map(GraphFormat::word).toList();
  }

  /** The format of a word. */
  public static Optional<GraphFormat> of(String word) {
    return Arrays.stream(values()).filter(format -> format.word().equals(word)).findFirst();
  }

  /** The format that the ending of a file says. */
  public static Optional<GraphFormat> ofFile(String name) {
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(format -> format.word().equals(ending) || format.endings.contains(ending))
        .findFirst();
  }

  /** The flavours of all formats. */
  public static List<String> flavours() {
    return List.of(YED, NEO4J);
  }

  /**
   * What stands between the name and the ending of each file of a view; most formats have one file,
   * whose suffix is empty.
   */
  public List<String> suffixes() {
    return this == CSV ? List.of("", "-links", "-about") : List.of("");
  }

  /**
   * What the files of a view hold, in the order of {@link #suffixes}. The view is laid out at once.
   *
   * @param flavour for whom it is written; empty for everybody
   * @throws Failure of kind {@code USAGE} where the format has no such flavour
   */
  public List<WholeFile.Content> contents(GraphView view, Optional<String> flavour) {
    checkFlavour(flavour);
    Drawing drawing = new Drawing(view);
    return writers(flavour.isPresent()).stream()
        .<WholeFile.Content>map(writer -> out -> writer.write(drawing, out))
        .toList();
  }

  private List<GraphWriter> writers(boolean flavoured) {
    return switch (this) {
      case GRAPHML -> List.of(flavoured ? new YedWriter() : new GraphMlWriter());
      case GEXF -> List.of(new GexfWriter());
      case DOT -> List.of(new DotWriter());
      case SVG -> List.of(new SvgWriter());
      case MERMAID -> List.of(new MermaidWriter());
      case CYTOSCAPE -> List.of(new CytoscapeWriter());
      case CYPHER -> List.of(new CypherScriptWriter());
      case JSONL -> List.of(new JsonLinesWriter());
      case HTML -> List.of(new HtmlWriter());
      case CSV ->
          flavoured
              ? List.of(ImporterCsv::nodes, ImporterCsv::links, AboutCsv::write)
              : List.of(new CsvNodesWriter(), new CsvLinksWriter(), AboutCsv::write);
    };
  }

  /**
   * Makes sure that the format has a flavour.
   *
   * @throws Failure of kind {@code USAGE} where it has not
   */
  public void checkFlavour(Optional<String> flavour) {
    boolean known =
        flavour.isEmpty()
            || (this == GRAPHML && flavour.get().equals(YED))
            || (this == CSV && flavour.get().equals(NEO4J));
    if (!known) {
      throw Failure.of(
          Failure.Kind.USAGE,
          word() + " has no flavour " + flavour.get(),
          "There is " + YED + " for graphml and " + NEO4J + " for csv.");
    }
  }
}
