package dev.ikg.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The table of a run, as a section of a Markdown file. */
final class Report {

  private static final String MARK = "## ";

  private Report() {}

  static String section(Documents documents, List<Figure> figures) {
    Runtime machine = Runtime.getRuntime();
    return String.format(
            Locale.ROOT,
            "%s%,d cases%n%n%,d bytes a document on the average. %d cores, heap %d MiB, Java %s;"
                + " in the last minute on the average %.1f programs wanted a core.%n%n",
            MARK,
            documents.cases(),
            documents.bytesEach(),
            machine.availableProcessors(),
            machine.maxMemory() >> 20,
            Runtime.version().feature(),
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage())
        + Figure.HEADER
        + "\n"
        + figures.stream().map(Figure::row).collect(Collectors.joining("\n"))
        + "\n";
  }

  /** A file with this section in the place of that of the same title, or at its end. */
  static String replaced(String file, String section) {
    String title = section.substring(0, section.indexOf('\n') + 1);
    int begin = file.indexOf(title);
    if (begin < 0) {
      return file.isEmpty() ? section : file.stripTrailing() + "\n\n" + section;
    }
    int end = file.indexOf("\n" + MARK, begin + 1);
    return file.substring(0, begin) + (end < 0 ? section : section + file.substring(end));
  }
}
