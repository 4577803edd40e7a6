package dev.ikg.casework;

import dev.ikg.answer.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A chain from a case to another, through cases and labels.
 *
 * @param names ids of cases and keys of labels, in the order of the chain
 * @param links what joins each to the next
 */
record Chain(List<String> names, List<Link> links) {

  private static final Map<String, String> FACETS =
      Map.of(
          "CONTRIBUTED_BY", "factor",
          "CAUSED_BY", "cause",
          "AFFECTED", "component",
          "SHOWED", "symptom",
          "IN_DOMAIN", "domain",
          "RELIED_ON", "provider",
          "AT", "org");

  /**
   * A step of the chain.
   *
   * @param type of the link in the graph
   * @param forward whether it leads in the direction of the chain
   * @param basis who says so, of a link between cases
   */
  record Link(String type, boolean forward, String basis) {
    boolean toLabel() {
      return FACETS.containsKey(type);
    }
  }

  Chain {
    names = List.copyOf(names);
    links = List.copyOf(links);
  }

  /** A row of the statement that finds chains. */
  static Chain of(Row row) {
    List<String> kinds = row.texts(1);
    List<Link> links = new ArrayList<>();
    for (int i = 0; i < kinds.size(); i++) {
      links.add(new Link(kinds.get(i), row.texts(2).get(i).equals("yes"), row.texts(3).get(i)));
    }
    return new Chain(row.texts(0), links);
  }

  int steps() {
    return links.size();
  }

  /** Whether only links between cases make it. */
  boolean onlyLinks() {
    return links.stream().noneMatch(Link::toLabel);
  }

  /** The cases on the way, both ends too. */
  List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (!isLabel(i)) {
        ids.add(names.get(i));
      }
    }
    return ids;
  }

  /** The labels on the way, each with its facet. */
  List<String> labels() {
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (isLabel(i)) {
        labels.add(FACETS.get(links.get(i).type()) + ":" + names.get(i));
      }
    }
    return labels;
  }

  /** The link that leads to the label at a place; empty where a case stands there. */
  Optional<Link> toLabelAt(int place) {
    return isLabel(place) ? Optional.of(links.get(place - 1)) : Optional.empty();
  }

  /** A label stands at the end of a link that leads to it and never at an end of the chain. */
  private boolean isLabel(int place) {
    return place > 0
        && place < links.size()
        && links.get(place - 1).toLabel()
        && links.get(place - 1).forward();
  }

  /** The chain as a sentence. */
  String words() {
    StringBuilder words = new StringBuilder(names.get(0));
    for (int i = 0; i < links.size(); i++) {
      Link link = links.get(i);
      if (link.toLabel() && link.forward()) {
        words.append(toLabel(link, names.get(i + 1)));
      } else if (link.toLabel()) {
        words.append(", as ").append(fromLabel(link, links.get(i - 1))).append(names.get(i + 1));
      } else {
        words.append(i > 0 ? ", which " : " ").append(between(link)).append(names.get(i + 1));
      }
      if (!link.forward() && link.toLabel() && i + 1 < links.size() && links.get(i + 1).toLabel()) {
        words.append("; ").append(names.get(i + 1));
      }
    }
    return words.append('.').toString();
  }

  private static String toLabel(Link link, String label) {
    if (link.type().equals("AT")) {
      return " happened at " + label;
    }
    return link.type().equals("RELIED_ON")
        ? " relied on " + label
        : " has the " + FACETS.get(link.type()) + " " + label;
  }

  private static String fromLabel(Link link, Link before) {
    if (link.type().equals(before.type())) {
      return link.type().equals("AT") || link.type().equals("RELIED_ON") ? "did " : "has ";
    }
    return link.type().equals("AT") ? "the place of " : "a provider of ";
  }

  private static String between(Link link) {
    String what =
        link.type().equals("RECURRENCE_OF")
            ? (link.forward() ? "repeats " : "came again as ")
            : "is related to ";
    return link.basis().isEmpty() ? what : what + "(" + link.basis() + ") ";
  }
}
