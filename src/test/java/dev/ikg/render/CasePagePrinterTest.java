package dev.ikg.render;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ikg.answer.CasePage;
import dev.ikg.answer.CasePage.Entry;
import dev.ikg.answer.CasePage.Section;
import dev.ikg.answer.Cell;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** One case in every format. */
class CasePagePrinterTest {

  private static final CasePage PAGE =
      new CasePage(
          record(),
          "A-1  캐시가 비어 있었다",
          List.of(
              new Section(
                  "",
                  List.of(
                      new Entry.Fact("조직", List.of("Acme")),
                      new Entry.Fact("기여 요인", List.of("cold-cache", "retry-storm")))),
              new Section("Summary", List.of(new Entry.Paragraph("It fell *over*.\n\nAll of it."))),
              new Section("Done", List.of(new Entry.Item("1.", "Rolled back the whole change")))),
          List.of("Not all is known."));

  private static Cell.Fields record() {
    Map<String, Cell> fields = new LinkedHashMap<>();
    fields.put("id", Cell.of("A-1"));
    fields.put("org", Cell.missing());
    fields.put("title", new Cell.Fields(Map.of("ko", Cell.of("캐시"))));
    fields.put("contributing", Cell.ofTexts(List.of("cold-cache", "retry-storm")));
    return new Cell.Fields(fields);
  }

  private static String printed(Format format, int width) throws IOException {
    StringBuilder out = new StringBuilder();
    new CasePagePrinter(format, Pages.of(width)).print(PAGE, out, new StringBuilder());
    return out.toString();
  }

  @Test
  void aPageIsWrappedAndItsNamesAligned() throws IOException {
    assertEquals(
        """
        A-1  캐시가 비어
        있었다

        조직       Acme
        기여 요인  cold-cache
                   retry-storm

        Summary
          It fell *over*.

          All of it.

        Done
          1. Rolled back the
             whole change

        note: Not all is
        known.
        """,
        printed(Format.TABLE, 22));
  }

  @Test
  void jsonIsOneObject() throws IOException {
    assertEquals(
        """
        {"id":"A-1",
        "org":null,
        "title":{"ko":"캐시"},
        "contributing":["cold-cache","retry-storm"],
        "notes":["Not all is known."]}
        """,
        printed(Format.JSON, 0));
    assertEquals(
        """
        {"id":"A-1","org":null,"title":{"ko":"캐시"},"contributing":["cold-cache","retry-storm"]}
        """,
        printed(Format.JSONL, 0));
  }

  @Test
  void csvHasARowForEachFieldThatIsKnown() throws IOException {
    assertEquals(
        """
        field,value
        id,A-1
        title.ko,캐시
        contributing[0],cold-cache
        contributing[1],retry-storm
        """,
        printed(Format.CSV, 0).replace("\r\n", "\n"));
  }

  @Test
  void markdownShowsMarkupAsText() throws IOException {
    assertEquals(
        """
        # A-1  캐시가 비어 있었다

        - **조직**: Acme
        - **기여 요인**: cold-cache; retry-storm

        ## Summary

        It fell \\*over\\*.

        All of it.

        ## Done

        1. Rolled back the whole change

        > Not all is known.
        """,
        printed(Format.MARKDOWN, 0));
  }
}
