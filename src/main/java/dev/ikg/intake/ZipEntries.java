package dev.ikg.intake;

import dev.ikg.problem.Place;
import dev.ikg.problem.Problem;
import java.util.Optional;

/** Which entries of an archive are read, which are passed over, and which are refused by name. */
final class ZipEntries {

  /** What becomes of an entry. */
  enum Verdict {
    READ,
    PASS,
    REFUSE
  }

  private ZipEntries() {}

  /** The verdict on an entry of this name. */
  static Verdict judge(String entry) {
    if (isUnsafe(entry)) {
      return Verdict.REFUSE;
    }
    if (entry.endsWith("/") || Endings.isHidden(entry)) {
      return Verdict.PASS;
    }
    // An archive in an archive is tried, so that its refusal is named and nothing is lost silently.
    return Endings.isDocuments(entry) || Endings.isArchive(entry) ? Verdict.READ : Verdict.PASS;
  }

  /** The step for an entry that is not opened; empty where it is passed over quietly. */
  static Optional<Source.Step> refused(String archive, String entry) {
    if (judge(entry) != Verdict.REFUSE) {
      return Optional.empty();
    }
    Problem problem =
        Problem.error(
            new Place.InFile(name(archive, entry), 0, ""),
            "the name of this archive entry leads out of the archive or holds control characters",
            "make the archive again with plain relative names");
    return Optional.of(new Source.Step.Took(new Taken.Refused(problem)));
  }

  /** How an entry is named in problems. */
  static String name(String archive, String entry) {
    return archive + "!" + entry.replaceAll("\\p{Cntrl}", "?");
  }

  private static boolean isUnsafe(String entry) {
    String path = entry.replace('\\', '/');
    return path.startsWith("/")
        || path.matches("[A-Za-z]:.*")
        || ("/" + path + "/").contains("/../")
        || path.codePoints().anyMatch(Character::isISOControl);
  }
}
