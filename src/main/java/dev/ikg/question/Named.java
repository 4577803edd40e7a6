package dev.ikg.question;

import dev.ikg.incident.Facet;
import java.util.Optional;

/** A part of a question that names something of the graph and has to be looked up. */
public sealed interface Named permits Term.Name, Term.Group, Filter.Where {

  /** What was written. */
  Label label();

  /** The facet to look in; empty where all count. */
  Optional<Facet> inFacet();

  /** Whether it names a group of labels and not a label. */
  default boolean isGroup() {
    return this instanceof Term.Group;
  }
}
