package dev.ikg.cypher;

import dev.ikg.answer.Column;
import dev.ikg.incident.Facet;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How the rows of a saved question in Cypher are the links of a graph.
 *
 * @param source the column of the node that a link leaves
 * @param target the column of the node that it leads to
 * @param directed whether its direction means something
 * @param width the column of the number that its width stands for; empty where all are alike
 */
public record QuestionGraph(End source, End target, boolean directed, Optional<String> width) {

  /** How it is declared. */
  static final String FORM = "// graph: COLUMN KIND -> COLUMN KIND, width COLUMN";

  private static final String NAME = "([A-Za-z][A-Za-z0-9_]*)";
  private static final Pattern DECLARED =
      Pattern.compile(
          NAME + " ([a-z]+) (->|--) " + NAME + " ([a-z]+)(?:\\s*, width " + NAME + ")?");

  /** What a column of nodes can hold. */
  public enum Kind {
    /** Ids of cases. */
    CASE,
    FACTOR,
    CAUSE,
    COMPONENT,
    SYMPTOM,
    DOMAIN;

    /** As it is declared. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The facet whose labels it is; empty for cases. */
    public Optional<Facet> facet() {
      return this == CASE ? Optional.empty() : Optional.of(Facet.valueOf(name()));
    }

    private static Optional<Kind> of(String word) {
      return Arrays.stream(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }

    /** All words. */
    static List<String> words() {
      return Arrays.stream(values()).map(Kind::word).toList();
    }
  }

  /** A column of nodes. */
  public record End(String column, Kind kind) {}

  /** What a line of a header declares; empty where it is not that. */
  static Optional<QuestionGraph> parse(String declared) {
    Matcher parts = DECLARED.matcher(declared.strip().replaceAll("\\s+", " "));
    if (!parts.matches()) {
      return Optional.empty();
    }
    Optional<Kind> source = Kind.of(parts.group(2));
    Optional<Kind> target = Kind.of(parts.group(5));
    if (source.isEmpty() || target.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new QuestionGraph(
            new End(parts.group(1), source.get()),
            new End(parts.group(4), target.get()),
            parts.group(3).equals("->"),
            Optional.ofNullable(parts.group(6))));
  }

  /** The columns that it names and that are not among these, or hold what it cannot use. */
  List<String> unfit(List<Column> columns) {
    Stream<String> ends =
        Stream.of(source, target)
            .map(End::column)
            .filter(name -> !columns.contains(Column.text(name)));
    Stream<String> widths =
        width.stream()
            .filter(
                name ->
                    !columns.contains(Column.whole(name)) && !columns.contains(Column.real(name)));
    return Stream.concat(ends, widths).distinct().toList();
  }
}
