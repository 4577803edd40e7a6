package dev.ikg.incident;

import java.util.List;
import java.util.Optional;

/**
 * What labels mean: the labels that are defined, facet by facet. Cases may carry others; those that
 * are defined are known to a question even where no case carries them.
 *
 * @param version changes whenever a definition does
 * @param facets one entry for each facet that has definitions
 * @param others what people call labels and organizations elsewhere
 */
public record Vocabulary(String version, List<Definitions> facets, List<OtherNames> others) {

  /** A vocabulary that defines nothing. */
  public static final Vocabulary NONE = new Vocabulary("", List.of());

  public Vocabulary {
    facets = List.copyOf(facets);
    others = List.copyOf(others);
  }

  /** A vocabulary without names that people use elsewhere. */
  public Vocabulary(String version, List<Definitions> facets) {
    this(version, facets, List.of());
  }

  /**
   * The labels of one facet.
   *
   * @param title what the facet is called
   * @param groups the groups that its labels belong to
   * @param labels in the order of the file
   */
  public record Definitions(
      Facet facet, LocalizedText title, List<Group> groups, List<Label> labels) {
    public Definitions {
      groups = List.copyOf(groups);
      labels = List.copyOf(labels);
    }
  }

  /** Labels that belong together. */
  public record Group(String name, LocalizedText definition) {}

  /**
   * A label.
   *
   * @param name the label itself
   * @param names what people call it, by language
   * @param definition what it means
   * @param group the group that it belongs to
   * @param aliases other spellings
   * @param phase of a factor: {@code occur}, {@code spread}, {@code detect} or {@code recover}
   * @param near labels that its definition entails, so that meeting them says nothing
   * @param corresponds entries of published taxonomies that mean the same
   */
  public record Label(
      String name,
      LocalizedText names,
      LocalizedText definition,
      Optional<String> group,
      List<String> aliases,
      Optional<String> phase,
      List<FacetValue> near,
      List<Correspondence> corresponds) {
    public Label {
      aliases = List.copyOf(aliases);
      near = List.copyOf(near);
      corresponds = List.copyOf(corresponds);
    }
  }

  /**
   * An entry of a published taxonomy.
   *
   * @param source where it was read, an absolute address
   */
  public record Correspondence(String taxonomy, String name, String source) {}

  /**
   * What people call something elsewhere.
   *
   * @param meant the label, or the organization, which need not be in a graph
   * @param aliases names that can mean nothing else
   * @param perhaps names that often mean it and can mean something else
   * @param doubt why they can; nothing where it needs no word
   */
  public record OtherNames(
      FacetValue meant, List<String> aliases, List<String> perhaps, LocalizedText doubt) {
    public OtherNames {
      aliases = List.copyOf(aliases);
      perhaps = List.copyOf(perhaps);
    }
  }

  /** The definitions of a facet; none where it has none. */
  public List<Label> labels(Facet facet) {
    return facets.stream()
        .filter(definitions -> definitions.facet() == facet)
        .flatMap(definitions -> definitions.labels().stream())
        .toList();
  }

  /** The other names of an organization that can mean nothing else; none where it has none. */
  public List<String> namesOf(String organization) {
    return others.stream()
        .filter(names -> names.meant().equals(new FacetValue(Facet.ORG, organization)))
        .flatMap(names -> names.aliases().stream())
        .toList();
  }
}
