package dev.ikg.casework;

import dev.ikg.intake.Format;
import dev.ikg.problem.Failure;
import java.util.List;

/**
 * How cases are loaded.
 *
 * @param from the name of the format that the documents are in, one of {@link #formats()}
 * @param dryRun whether to say what would happen and write nothing
 * @param strict whether to load nothing unless every document is good, without a warning
 * @param force whether a document replaces a newer one in the graph
 * @param prune whether cases that the inputs do not hold are removed
 */
public record LoadOptions(
    String from, boolean dryRun, boolean strict, boolean force, boolean prune) {

  /** Our own documents, and nothing special. */
  public static final LoadOptions USUAL =
      new LoadOptions(Format.CASES.name(), false, false, false, false);

  /** The names of the formats that can be read, our own first. */
  public static List<String> formats() {
    return Format.all().stream().map(Format::name).toList();
  }

  /** The format of the documents. */
  Format format() {
    return Format.named(from)
        .orElseThrow(
            () ->
                Failure.of(
                    Failure.Kind.USAGE,
                    "there is no format \"" + from + "\"",
                    "The formats are " + String.join(", ", formats()) + "."));
  }
}
