package dev.ikg.export;

import dev.ikg.answer.GraphView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Colours that people can tell apart, those who see no red or no green among them: seven of Okabe
 * and Ito (2008, without black), then those that lie furthest from all before them. Organizations
 * are slate, and each other kind of node has one colour in every view. A group that is no kind has
 * the colour of its place in {@link GraphView#colours}; all others, and nodes without a group, are
 * grey.
 */
final class Palette {

  /** What the groups without a colour of their own are called together. */
  static final String OTHERS = "other";

  /** By the place of a group. */
  static final List<Colour> COLOURS =
      List.of(
          new Colour(0xE6, 0x9F, 0x00),
          new Colour(0x56, 0xB4, 0xE9),
          new Colour(0x00, 0x9E, 0x73),
          new Colour(0xF0, 0xE4, 0x42),
          new Colour(0x00, 0x72, 0xB2),
          new Colour(0xD5, 0x5E, 0x00),
          new Colour(0xCC, 0x79, 0xA7),
          new Colour(0x99, 0x33, 0x77),
          new Colour(0x99, 0xDD, 0x99),
          new Colour(0x55, 0x55, 0x33),
          new Colour(0x33, 0x00, 0xFF),
          new Colour(0xFF, 0xDD, 0xDD),
          new Colour(0x77, 0x77, 0xFF),
          new Colour(0xDD, 0x00, 0x55),
          new Colour(0xDD, 0xDD, 0xFF),
          new Colour(0xDD, 0x99, 0x99));

  /** The kind of node that has a colour for itself and is drawn as a square. */
  static final String ORGANIZATION = "Organization";

  /** Where the colour stands for what a node is, by the kind of node. */
  private static final Map<String, Colour> KINDS =
      Map.of(
          "Case", COLOURS.get(4),
          "ContributingFactor", COLOURS.get(0),
          "RootCause", COLOURS.get(5),
          "Component", COLOURS.get(1),
          "Symptom", COLOURS.get(6),
          "Domain", COLOURS.get(2));

  static final Colour SLATE = new Colour(0x64, 0x74, 0x8B);
  static final Colour GREY = new Colour(0x99, 0x99, 0x99);

  private final Map<String, Colour> colours = new LinkedHashMap<>();

  /** A colour as red, green and blue from 0 to 255. */
  record Colour(int red, int green, int blue) {
    /** As {@code #rrggbb}. */
    String hex() {
      return "#%02x%02x%02x".formatted(red, green, blue);
    }

    /** The same for a rim, which sets a pale colour off from a white page. */
    Colour darker() {
      return new Colour(red * 2 / 3, green * 2 / 3, blue * 2 / 3);
    }
  }

  /** Colours for the groups of a view. */
  Palette(GraphView view) {
    Map<String, Double> sizes = new TreeMap<>();
    for (GraphView.Node node : view.nodes()) {
      if (node.kind().equals(ORGANIZATION)) {
        colours.put(node.group(), SLATE);
      } else if (!node.group().isEmpty()) {
        sizes.merge(node.group(), node.size(), Double::sum);
      }
    }
    List<String> largest = new ArrayList<>(sizes.keySet());
    largest.sort(Comparator.<String>comparingDouble(sizes::get).reversed());
    for (String group : largest) {
      colour(group, view.colours().indexOf(group)).ifPresent(c -> colours.put(group, c));
    }
    if (view.nodes().stream().anyMatch(node -> !colours.containsKey(node.group()))) {
      colours.put(OTHERS, GREY);
    }
  }

  private static Optional<Colour> colour(String group, int place) {
    return place < 0
        ? Optional.ofNullable(KINDS.get(group))
        : COLOURS.stream().skip(place).findFirst();
  }

  /** The colour of a group. */
  Colour of(String group) {
    return colours.getOrDefault(group, GREY);
  }

  /** The name under which a group stands in the legend. */
  String shown(String group) {
    return colours.containsKey(group) ? group : OTHERS;
  }

  /** The groups that have a colour, the largest first, and the others. */
  Map<String, Colour> legend() {
    return Collections.unmodifiableMap(colours);
  }
}
