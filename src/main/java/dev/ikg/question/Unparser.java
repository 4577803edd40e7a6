package dev.ikg.question;

import dev.ikg.incident.Facet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A tree back to text, in one canonical spelling: {@code with} between terms, {@code without} for
 * negations, quotes only where they are needed. What it writes reads back as an equal tree.
 */
final class Unparser {

  private Unparser() {}

  static String question(Question question) {
    String steps = question.steps().stream().map(Unparser::step).collect(Collectors.joining(" "));
    return steps + tail(question.tail());
  }

  private static String step(Step step) {
    String link = step.link() == Step.Link.FIRST ? "" : step.link().words() + " ";
    return link + expr(step.expr()) + step.within().map(w -> " within " + w).orElse("");
  }

  private static String tail(Tail tail) {
    StringBuilder out = new StringBuilder();
    tail.across()
        .ifPresent(
            a -> {
              out.append(" across ").append(a.dimension().plural());
              if (a.atLeast() != Tail.RECURS) {
                out.append(" at least ").append(a.atLeast());
              }
            });
    tail.by().ifPresent(b -> out.append(" by ").append(b.dimension().word()));
    tail.order()
        .ifPresent(o -> out.append(" order by ").append(o.column() + " " + o.direction().word()));
    tail.limit().ifPresent(l -> out.append(" limit ").append(l.rows()));
    return out.toString();
  }

  /** An expression as it stands at the top of a step or of a parenthesis. */
  static String expr(Expr expr) {
    if (expr instanceof Expr.And and) {
      return conjunction(and.parts());
    }
    if (expr instanceof Expr.Or or) {
      return or.parts().stream().map(Unparser::operand).collect(Collectors.joining(" or "));
    }
    return expr instanceof Filter filter ? filter(filter) : unary(expr);
  }

  private static String conjunction(List<Expr> parts) {
    StringBuilder out = new StringBuilder();
    for (Expr part : parts) {
      if (part instanceof Filter filter) {
        out.append(' ').append(filter(filter));
      } else if (part instanceof Expr.Not || out.isEmpty()) {
        out.append(' ').append(unary(part));
      } else {
        out.append(" with ").append(unary(part));
      }
    }
    return out.substring(1);
  }

  private static String unary(Expr expr) {
    return expr instanceof Expr.Not not ? "without " + operand(not.part()) : operand(expr);
  }

  /** What can stand beside {@code or}, behind {@code without} and in a list. */
  private static String operand(Expr expr) {
    if (expr instanceof Term term) {
      return term(term);
    }
    if (expr instanceof Expr.AtLeast list) {
      String parts = list.parts().stream().map(Unparser::operand).collect(Collectors.joining(", "));
      return (list.count() == 1 ? "any of (" : "at least " + list.count() + " of (") + parts + ")";
    }
    return "(" + expr(expr) + ")";
  }

  private static String term(Term term) {
    if (term instanceof Term.Name name) {
      return name(name.facet(), name.label());
    }
    if (term instanceof Term.Group group) {
      return group.facet().word() + ":group:" + label(group.label(), true);
    }
    if (term instanceof Term.AnyOf any) {
      return any.facet().word() + ":*";
    }
    if (term instanceof Term.Same same) {
      return "same " + same.facet().word();
    }
    if (term instanceof Term.Known known) {
      return "known " + known.field().word();
    }
    if (term instanceof Term.Unknown unknown) {
      return "unknown " + unknown.field().word();
    }
    if (term instanceof Term.Text text) {
      return "text " + quoted(text.words());
    }
    if (term instanceof Term.Promised promised) {
      return "promised " + quoted(promised.words());
    }
    return "all";
  }

  /** A label with the facet that it is looked up in. */
  static String name(Optional<Facet> facet, Label label) {
    return facet.map(f -> f.word() + ":").orElse("") + label(label, facet.isPresent());
  }

  private static String filter(Filter filter) {
    if (filter instanceof Filter.Where where) {
      return where.preposition().word() + " " + label(where.label(), false);
    }
    if (filter instanceof Filter.Since since) {
      return "since " + since.date().text();
    }
    if (filter instanceof Filter.Before before) {
      return "before " + before.date().text();
    }
    if (filter instanceof Filter.Between between) {
      return "between " + between.from().text() + " and " + between.to().text();
    }
    if (filter instanceof Filter.Took took) {
      return took.measure().word() + " " + took.bound().word() + " " + took.length();
    }
    throw new IllegalStateException("no such filter: " + filter);
  }

  /**
   * A label, in quotes where it would be read as something else without.
   *
   * @param behindColon whether it ends a word, so that nothing is reserved and colons are plain
   */
  static String label(Label label, boolean behindColon) {
    String text = label.text();
    boolean plain = behindColon ? isPlainBehindColon(text) : isPlain(text);
    return label.isWildcard() || plain ? text : quoted(text);
  }

  private static boolean isPlain(String text) {
    return isOneWord(text) && text.indexOf(':') < 0 && !ReservedWords.needsQuotes(text);
  }

  private static boolean isPlainBehindColon(String text) {
    return isOneWord(text) && !text.regionMatches(true, 0, "group:", 0, "group:".length());
  }

  private static boolean isOneWord(String text) {
    return !text.isEmpty() && text.codePoints().noneMatch(Unparser::needsQuotes);
  }

  private static boolean needsQuotes(int c) {
    return Lexer.isSpace(c) || Lexer.isMark(c) || Lexer.isUnseen(c) || Lexer.isQuote(c) || c == '*';
  }

  static String quoted(String words) {
    return "\"" + words.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
