package dev.ikg.oracle;

import dev.ikg.incident.Facet;
import dev.ikg.incident.FacetValue;
import dev.ikg.question.Named;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** What names stand for, from the documents and the vocabulary files. */
final class PlainNames {

  /** A way to write a label or a group. */
  private record Spelling(String folded, FacetValue value, boolean group) {}

  private final Set<Spelling> spellings = new LinkedHashSet<>();
  private final Map<Named, Set<FacetValue>> found = new HashMap<>();
  private final List<FacetValue> members = new ArrayList<>();
  private final List<String> groupOfMember = new ArrayList<>();

  PlainNames(List<PlainCase> cases, Map<String, JsonNode> vocabulary) {
    for (PlainCase incident : cases) {
      incident
          .values()
          .forEach((facet, labels) -> labels.forEach(label -> spell(facet, label, label)));
    }
    for (PlainCase incident : cases) {
      incident
          .org()
          .flatMap(slug -> incident.orgName().map(name -> Map.entry(slug, name)))
          .ifPresent(named -> name(cases, named.getKey(), named.getValue()));
    }
    vocabulary.values().forEach(this::define);
  }

  private void name(List<PlainCase> cases, String slug, String name) {
    spell(Facet.ORG, slug, name);
    if (cases.stream().anyMatch(c -> c.values(Facet.PROVIDER).contains(slug))) {
      spell(Facet.PROVIDER, slug, name);
    }
  }

  private void define(JsonNode file) {
    Optional<Facet> facet = Facet.named(file.path("facet").asString());
    if (facet.isEmpty()) {
      return;
    }
    for (JsonNode label : file.path("labels")) {
      String key = label.path("name").asString();
      spell(facet.get(), key, key);
      label.path("names").valueStream().forEach(n -> spell(facet.get(), key, n.asString()));
      label.path("aliases").valueStream().forEach(n -> spell(facet.get(), key, n.asString()));
      PlainCase.known(label.path("group"))
          .forEach(
              group -> {
                members.add(new FacetValue(facet.get(), key));
                groupOfMember.add(group);
                spellings.add(
                    new Spelling(folded(group), new FacetValue(facet.get(), group), true));
              });
    }
  }

  private void spell(Facet facet, String key, String spelling) {
    spellings.add(new Spelling(folded(spelling), new FacetValue(facet, key), false));
  }

  private static String folded(String text) {
    return Normalizer.normalize(text.strip(), Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[ _-]+", "-");
  }

  /** The facets that a name was found in. */
  Set<Facet> facets(Named named) {
    return found(named).stream().map(FacetValue::facet).collect(Collectors.toSet());
  }

  /** The labels that a name stands for; of a group its members. */
  Set<FacetValue> labels(Named named) {
    Set<FacetValue> values = found(named);
    if (!named.isGroup()) {
      return values;
    }
    Set<FacetValue> labels = ordered();
    for (FacetValue group : values) {
      for (int i = 0; i < members.size(); i++) {
        if (members.get(i).facet() == group.facet() && groupOfMember.get(i).equals(group.key())) {
          labels.add(members.get(i));
        }
      }
    }
    return labels;
  }

  private Set<FacetValue> found(Named named) {
    return found.computeIfAbsent(named, this::find);
  }

  private Set<FacetValue> find(Named named) {
    Predicate<String> fits = fits(named);
    Set<FacetValue> found = ordered();
    spellings.stream()
        .filter(spelling -> spelling.group() == named.isGroup())
        .filter(
            spelling ->
                named.inFacet().isEmpty() || named.inFacet().get() == spelling.value().facet())
        .filter(spelling -> fits.test(spelling.folded()))
        .forEach(spelling -> found.add(spelling.value()));
    if (found.isEmpty()) {
      throw new AssertionError("nothing is named " + named.label().text());
    }
    return found;
  }

  private static Predicate<String> fits(Named named) {
    String folded = folded(named.label().text());
    if (!named.label().isWildcard()) {
      return folded::equals;
    }
    String pattern =
        List.of(folded.split("\\*", -1)).stream()
            .map(Pattern::quote)
            .collect(Collectors.joining(".*"));
    return Pattern.compile(pattern, Pattern.DOTALL).asMatchPredicate();
  }

  private static Set<FacetValue> ordered() {
    return new TreeSet<>((a, b) -> (a.facet() + a.key()).compareTo(b.facet() + b.key()));
  }
}
