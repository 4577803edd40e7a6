package dev.ikg.export;

import dev.ikg.answer.Cell;
import dev.ikg.answer.GraphView;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The attributes of nodes or of links: each name once with the one type that holds all its values.
 * Where a name has a number here and a text there, it is text.
 */
final class Attributes {

  private final Map<String, Type> types = new LinkedHashMap<>();

  /** What the values of an attribute are. */
  enum Type {
    TEXT("string"),
    WHOLE("long"),
    REAL("double"),
    TRUTH("boolean"),
    LIST("string");

    private final String inXml;

    Type(String inXml) {
      this.inXml = inXml;
    }

    /** What GraphML and GEXF call it; a list is a text to them. */
    String inXml() {
      return inXml;
    }
  }

  /** The attributes of the nodes of a view, in the order in which they first come. */
  static Attributes ofNodes(GraphView view) {
    return of(view.nodes().stream().map(GraphView.Node::attributes));
  }

  /** The attributes of the links of a view, in the order in which they first come. */
  static Attributes ofLinks(GraphView view) {
    return of(view.links().stream().map(GraphView.Link::attributes));
  }

  private static Attributes of(Stream<Cell.Fields> things) {
    Attributes attributes = new Attributes();
    things.forEach(fields -> fields.values().forEach(attributes::add));
    return attributes;
  }

  private void add(String name, Cell cell) {
    if (!(cell instanceof Cell.Missing)) {
      types.merge(name, typeOf(cell), Attributes::both);
    }
  }

  private static Type typeOf(Cell cell) {
    if (cell instanceof Cell.Whole) {
      return Type.WHOLE;
    }
    if (cell instanceof Cell.Real) {
      return Type.REAL;
    }
    if (cell instanceof Cell.Truth) {
      return Type.TRUTH;
    }
    return cell instanceof Cell.Many ? Type.LIST : Type.TEXT;
  }

  private static Type both(Type one, Type other) {
    if (one == other) {
      return one;
    }
    boolean numbers =
        (one == Type.WHOLE && other == Type.REAL) || (one == Type.REAL && other == Type.WHOLE);
    return numbers ? Type.REAL : Type.TEXT;
  }

  /** The names with their types; names that never have a value are left out. */
  Map<String, Type> types() {
    return types;
  }

  /**
   * A value as text; empty where it is missing. The items of a list are joined by {@code ;}, and a
   * {@code ;} or a backslash inside an item has a backslash before it.
   */
  static String text(Cell cell) {
    if (cell instanceof Cell.Many many) {
      return many.values().stream()
          .map(item -> text(item).replace("\\", "\\\\").replace(";", "\\;"))
          .collect(Collectors.joining(";"));
    }
    if (cell instanceof Cell.Fields fields) {
      return fields.values().entrySet().stream()
          .map(field -> field.getKey() + "=" + text(field.getValue()))
          .collect(Collectors.joining(";"));
    }
    if (cell instanceof Cell.Single single) {
      return single.exact();
    }
    throw new IllegalStateException("no such cell: " + cell.getClass());
  }

  /** A named value as text; empty where it is missing. */
  static String text(Cell.Fields fields, String name) {
    return text(fields.values().getOrDefault(name, Cell.missing()));
  }

  /** The attributes that there is something to write of, in their order. */
  static Map<String, Cell> known(Cell.Fields attributes) {
    Map<String, Cell> known = new LinkedHashMap<>(attributes.values());
    known.values().removeIf(cell -> !isKnown(cell));
    return known;
  }

  /**
   * Whether there is something to write: a value that is not known is nothing, nor is no number.
   */
  static boolean isKnown(Cell cell) {
    return !(cell instanceof Cell.Missing)
        && !(cell instanceof Cell.Real real && !Double.isFinite(real.value()));
  }
}
