package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ikg.problem.Failure;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said of an id that no case has: what was meant, as far as it can be told. */
class MeantCasesTest {

  private static final Optional<String> EVERYWHERE = Optional.empty();

  @Test
  void anOrganizationInThePlaceOfACaseIsAnsweredWithItsCases() {
    assertEquals(
        List.of(
            "Did you mean the organization `facebook`? It has 1 case: \"facebook-2021-10-04\".",
            "Did you mean the organization `roblox`? It has 1 case: \"roblox-2021-10-28\"."),
        hints(new InsightRequest.Path("facebook", "roblox", false, 20, EVERYWHERE)));
    assertEquals(
        List.of(
            "Did you mean the organization `amazon-web-services`? It has 10 cases; the newest are"
                + " \"amazon-web-services-2025-10-19\", \"amazon-web-services-2024-07-30\","
                + " \"amazon-web-services-2023-06-13\". `ask all at amazon-web-services` lists"
                + " them."),
        hints(new InsightRequest.Similar("AWS", 5, EVERYWHERE)));
  }

  @Test
  void theBeginningOfAnIdIsAnsweredWithIdsThatBeginSo() {
    assertEquals(
        List.of("Did you mean \"facebook-2021-10-04\"?"),
        hints(new InsightRequest.Similar("Facebook-20", 5, EVERYWHERE)));
  }

  private static List<String> hints(InsightRequest request) {
    Failure failure =
        assertThrows(
            Failure.class, () -> BundledGraph.open().insight(request, new AskOptions("en")));
    return failure.problems().stream().map(problem -> problem.hint()).toList();
  }
}
