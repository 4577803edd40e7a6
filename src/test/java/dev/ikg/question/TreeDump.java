package dev.ikg.question;

import java.util.Optional;

/** A question's tree as indented lines, a node a line, without places unless they are asked for. */
final class TreeDump {

  private final StringBuilder out = new StringBuilder();
  private final Optional<String> placesIn;

  private TreeDump(Optional<String> placesIn) {
    this.placesIn = placesIn;
  }

  /** The tree alone: equal dumps are equal trees. */
  static String of(Question question) {
    return new TreeDump(Optional.empty()).question(question);
  }

  /** The tree with the stretch of text that each node has. */
  static String withPlaces(Question question) {
    return new TreeDump(Optional.of(question.text())).question(question);
  }

  private String question(Question question) {
    for (Step step : question.steps()) {
      String within = step.within().map(w -> " within " + w).orElse("");
      line(0, "step " + step.link() + within, step.span());
      expr(1, step.expr());
    }
    Tail tail = question.tail();
    tail.across()
        .ifPresent(a -> line(0, "across " + a.dimension() + " at least " + a.atLeast(), a.span()));
    tail.by().ifPresent(b -> line(0, "by " + b.dimension(), b.span()));
    tail.order().ifPresent(o -> line(0, "order by " + o.column() + " " + o.direction(), o.span()));
    tail.limit().ifPresent(l -> line(0, "limit " + l.rows(), l.span()));
    return out.toString();
  }

  private void expr(int depth, Expr expr) {
    line(depth, described(expr), expr.span());
    if (expr instanceof Expr.Compound compound) {
      compound.parts().forEach(part -> expr(depth + 1, part));
    }
  }

  private static String described(Expr expr) {
    String kind = expr.getClass().getSimpleName();
    if (expr instanceof Expr.AtLeast list) {
      return kind + " " + list.count();
    }
    if (expr instanceof Named named) {
      String facet = named.inFacet().map(f -> f.word() + " ").orElse("");
      String wildcard = named.label().isWildcard() ? " (wildcard)" : "";
      String where = expr instanceof Filter.Where w ? w.preposition() + " " : "";
      return kind + " " + where + facet + "<" + named.label().text() + ">" + wildcard;
    }
    if (expr instanceof Term.AnyOf any) {
      return kind + " " + any.facet().word();
    }
    if (expr instanceof Term.Same same) {
      return kind + " " + same.facet().word();
    }
    if (expr instanceof Term.Known known) {
      return kind + " " + known.field();
    }
    if (expr instanceof Term.Unknown unknown) {
      return kind + " " + unknown.field();
    }
    if (expr instanceof Term.Text text) {
      return kind + " <" + text.words() + ">";
    }
    if (expr instanceof Term.Promised promised) {
      return kind + " <" + promised.words() + ">";
    }
    if (expr instanceof Filter.Since since) {
      return kind + " " + since.date().text();
    }
    if (expr instanceof Filter.Before before) {
      return kind + " " + before.date().text();
    }
    if (expr instanceof Filter.Between between) {
      return kind + " " + between.from().text() + " " + between.to().text();
    }
    if (expr instanceof Filter.Took took) {
      return kind + " " + took.measure() + " " + took.bound() + " " + took.length();
    }
    return kind;
  }

  private void line(int depth, String node, Span span) {
    out.append("  ".repeat(depth)).append(node);
    placesIn.ifPresent(text -> out.append("  | ").append(span.of(text)));
    out.append('\n');
  }
}
