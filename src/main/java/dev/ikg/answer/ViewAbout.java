package dev.ikg.answer;

import dev.ikg.problem.Count;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a view says of itself, in every format, to somebody who has never seen this product.
 *
 * @param title what it shows, in one line
 * @param question what was asked for
 * @param filter the pattern that narrows it; empty where nothing does
 * @param legend what is drawn how
 * @param shown how much of the graph is in it
 * @param graph which graph it was made from
 * @param cut what was left out because of its size; empty where nothing was
 * @param notes what else a reader must know, a sentence each
 */
public record ViewAbout(
    String title,
    String question,
    String filter,
    Legend legend,
    Shown shown,
    Source graph,
    String cut,
    List<String> notes) {

  /** A label that nobody wrote down may still have been there. */
  public static final String NOT_RECORDED =
      "A label that is not recorded is not known to be absent.";

  public ViewAbout {
    notes = List.copyOf(notes);
  }

  /**
   * What a node, a link, a size and a colour stand for, one line each.
   *
   * @param lines what the ways of drawing a link mean
   */
  public record Legend(String node, String link, Lines lines, String size, String colour) {

    /** What a link and the way in which it is drawn stand for, in one line. */
    String linkLine() {
      StringBuilder all = new StringBuilder(link);
      lines
          .meanings()
          .forEach(
              (style, meaning) ->
                  all.append("; ").append(style.word()).append(": ").append(meaning));
      return all.toString();
    }
  }

  /** What a solid, a dashed and a dotted line mean; empty where a view draws none. */
  public record Lines(String solid, String dashed, String dotted) {

    /** A view in which all lines are solid and mean nothing more. */
    public static final Lines ALIKE = new Lines("", "", "");

    /** What lines mean that mean something, by how they are drawn. */
    public Map<GraphView.Style, String> meanings() {
      Map<GraphView.Style, String> meanings = new EnumMap<>(GraphView.Style.class);
      meanings.put(GraphView.Style.SOLID, solid);
      meanings.put(GraphView.Style.DASHED, dashed);
      meanings.put(GraphView.Style.DOTTED, dotted);
      meanings.values().removeIf(String::isEmpty);
      return meanings;
    }
  }

  /** The cases and the organizations in the view, of how many in the graph. */
  public record Shown(long cases, long ofCases, long organizations, long ofOrganizations) {}

  /**
   * The graph that a view was made from.
   *
   * @param digest the fingerprint of all its cases
   * @param loadedAt when cases were last written, ISO 8601 in UTC
   */
  public record Source(String digest, String loadedAt) {

    private static final int DAY = "yyyy-mm-dd".length();

    /** The day on which cases were last written; empty where none ever were. */
    public Optional<String> loadedOn() {
      return Optional.of(loadedAt)
          .filter(time -> time.length() >= DAY)
          .map(time -> time.substring(0, DAY));
    }
  }

  /** The same with a sentence about what was left out. */
  public ViewAbout withCut(String sentence) {
    return new ViewAbout(title, question, filter, legend, shown, graph, sentence, notes);
  }

  /** Everything as named lines of text in a fixed order. */
  public Map<String, String> lines() {
    Map<String, String> lines = new LinkedHashMap<>();
    lines.put("title", title);
    lines.put("question", question);
    lines.put("filter", filter.isEmpty() ? "none" : filter);
    lines.put("node", legend.node());
    lines.put("link", legend.linkLine());
    lines.put("size", legend.size());
    lines.put("colour", legend.colour());
    lines.put(
        "shown",
        "%s of %s, %s of %s"
            .formatted(
                Count.grouped(shown.cases()),
                Count.of(shown.ofCases(), "case", "cases"),
                Count.grouped(shown.organizations()),
                Count.of(shown.ofOrganizations(), "organization", "organizations")));
    lines.put("graph", graph.digest());
    lines.put("loaded", graph.loadedAt());
    lines.put("notes", String.join(" ", allNotes()));
    return lines;
  }

  /** The same as one text, a line each. */
  public String text() {
    return lines().entrySet().stream()
        .map(line -> line.getKey() + ": " + line.getValue() + "\n")
        .collect(Collectors.joining());
  }

  /** What was cut, the notes, and the sentence about labels that are not recorded. */
  public List<String> allNotes() {
    List<String> all = new ArrayList<>();
    if (!cut.isEmpty()) {
      all.add(cut);
    }
    all.addAll(notes);
    all.add(NOT_RECORDED);
    return all;
  }
}
