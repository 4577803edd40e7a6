package dev.ikg.render;

import dev.ikg.GoldenText;
import dev.ikg.answer.CheckReport;
import dev.ikg.answer.LoadReport;
import dev.ikg.problem.OtherSpelling;
import dev.ikg.problem.Place;
import dev.ikg.problem.Place.InFile;
import dev.ikg.problem.Problem;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ReportPrinterTest {

  private static final List<Problem> PROBLEMS =
      List.of(
          Problem.error(new Place.InFile("a.json", 3, "/id"), "no id", "Give it one."),
          Problem.warning(new Place.InFile("b.zip!c.json", 0, ""), "cut \u001B[2J off", ""),
          Problem.error(Place.nowhere(), "nothing there", "Look again."));

  private static final List<OtherSpelling> SPELLINGS =
      List.of(
          new OtherSpelling(
              "severity", "SEV1", "critical", 2, new InFile("a.json", 3, "/severity")),
          new OtherSpelling("domain", "DB", "database", 1, new InFile("b.json", 1, "/domain/0")));

  @ParameterizedTest
  @EnumSource(Format.class)
  void aLoadSaysWhatItDid(Format format) throws IOException {
    StringBuilder out = new StringBuilder();
    StringBuilder aside = new StringBuilder();
    LoadReport report =
        new LoadReport(
            9,
            4,
            2,
            1,
            3,
            2,
            List.of("IL-0001", "IL-0002"),
            PROBLEMS,
            1,
            false,
            List.of(),
            SPELLINGS);
    new ReportPrinter(format, Pages.WIDE).print(report, out, aside);
    GoldenText.assertSame("render/load." + format.word(), out + "=== aside\n" + aside);
  }

  @ParameterizedTest
  @EnumSource(
      value = Format.class,
      names = {"TABLE", "JSON"})
  void aCheckSaysWhatItFound(Format format) throws IOException {
    StringBuilder out = new StringBuilder();
    StringBuilder aside = new StringBuilder();
    new ReportPrinter(format, Pages.WIDE)
        .print(new CheckReport(9, 2, PROBLEMS, 1, List.of()), out, aside);
    GoldenText.assertSame("render/check." + format.word(), out + "=== aside\n" + aside);
  }
}
