package dev.ikg.review;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A document of a newer schema may say things that this program does not understand yet. */
final class SchemaIsKnown implements Rule {

  /** The schema of case documents that this program knows. */
  private static final int OURS = 1;

  private static final Pattern VERSION = Pattern.compile("v?(\\d{1,9})(?:\\.\\d{1,9})*");

  @Override
  public void check(Field document, Findings findings) {
    document.member("schema_version").ifPresent(version -> version(version, findings));
  }

  private static void version(Field version, Findings findings) {
    Optional<String> written = version.number().or(version::text).map(String::strip);
    Matcher shape = VERSION.matcher(written.orElse(""));
    if (!shape.matches()) {
      findings.warn(
          version, "the schema version is no version number", "write it like \"1\" or \"1.2\"");
    } else if (Integer.parseInt(shape.group(1)) > OURS) {
      findings.warn(
          version,
          "the document is of schema version %s, newer than %d; fields that are not known are kept"
              .formatted(written.orElse(""), OURS),
          "use a newer version of this program to have them in the graph");
    }
  }
}
