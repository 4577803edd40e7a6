package dev.ikg.incident;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A side of a case that carries labels and that a question can name: its word, how the graph keeps
 * it, and where a document says it.
 */
public enum Facet {
  FACTOR("factor", Kept.nodes("CONTRIBUTED_BY", "ContributingFactor"), "contributing"),
  CAUSE("cause", Kept.nodes("CAUSED_BY", "RootCause"), "root_cause"),
  COMPONENT("component", Kept.nodes("AFFECTED", "Component"), "components"),
  SYMPTOM("symptom", Kept.nodes("SHOWED", "Symptom"), "symptoms"),
  DOMAIN("domain", Kept.nodes("IN_DOMAIN", "Domain"), "domain"),
  ORG("org", Kept.organizations("AT")),
  SEVERITY("severity", Kept.text("severity"), "severity"),
  SOURCE("source", Kept.texts("source_kinds")),
  EVIDENCE("evidence", Kept.text("evidence"), "analysis", "evidence", "tier"),
  READ("read", Kept.texts("read"), "analysis", "evidence", "read"),
  TRIGGER("trigger", Kept.text("trigger"), "analysis", "trigger_kind"),
  DETECTED_BY("detected-by", Kept.text("detected_by"), "analysis", "detected_by"),
  PROVIDER("provider", Kept.organizations("RELIED_ON"));

  private final String word;
  private final Kept kept;
  private final List<String> path;

  Facet(String word, Kept kept, String... path) {
    this.word = word;
    this.kept = kept;
    this.path = List.of(path);
  }

  /** The word of the pattern language, such as {@code detected-by}. */
  public String word() {
    return word;
  }

  /** The words of all facets. */
  public static List<String> words() {
    return Arrays.stream(values()).map(Facet::word).toList();
  }

  /** How the graph keeps its labels. */
  public Kept kept() {
    return kept;
  }

  /**
   * The members of a document, from the outside in, that lead to its labels. It has none where they
   * stand in objects that say more, as do organizations and sources.
   */
  public List<String> path() {
    return path;
  }

  /** The last name of the path, that of the field itself. */
  public String field() {
    return path.get(path.size() - 1);
  }

  /** The nodes that are its labels; empty where they are kept in a property. */
  public Optional<Kept.Nodes> nodes() {
    return Optional.of(kept).filter(Kept.Nodes.class::isInstance).map(Kept.Nodes.class::cast);
  }

  /** The property of cases that holds its labels; empty where they are nodes. */
  public Optional<Kept.Property> property() {
    return Optional.of(kept).filter(Kept.Property.class::isInstance).map(Kept.Property.class::cast);
  }

  /** Whether the field of a document holds one label at most, and no list. */
  public boolean isSingle() {
    return property().filter(found -> !found.list()).isPresent();
  }

  /** The facets whose labels have a field of their own in a document. */
  public static Stream<Facet> withField() {
    return Arrays.stream(values()).filter(facet -> !facet.path.isEmpty());
  }

  /** Those of them whose field is a member of the object that some names lead to. */
  public static Stream<Facet> withFieldIn(List<String> object) {
    return withField().filter(facet -> facet.path.subList(0, facet.path.size() - 1).equals(object));
  }

  /** The facet that a word of the pattern language names. */
  public static Optional<Facet> named(String word) {
    return Arrays.stream(values()).filter(f -> f.word.equals(word)).findFirst();
  }
}
