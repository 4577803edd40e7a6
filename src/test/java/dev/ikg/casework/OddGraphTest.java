package dev.ikg.casework;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.answer.Answer;
import dev.ikg.cypher.CypherQuery;
import dev.ikg.graph.Graph;
import dev.ikg.incident.Facet;
import dev.ikg.neo4j.SharedGraph;
import dev.ikg.problem.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What another program can write into a graph: nodes without a name, days that are none. */
class OddGraphTest {

  private static final AskOptions ENGLISH = new AskOptions("en");
  private static final Optional<String> ALL = Optional.empty();

  /** Each is written by somebody who does not know how we keep things. */
  private static final List<String> ODD =
      List.of(
          "MATCH (c:Case {id: 'A'}) CREATE (c)-[:CONTRIBUTED_BY]->(:ContributingFactor)",
          "MATCH (c:Case {id: 'A'}) CREATE (c)-[:CAUSED_BY]->(:RootCause {name: 7})",
          "MATCH (c:Case {id: 'A'}) CREATE (c)-[:AT]->(:Organization {names: ['Nobody']})",
          "MATCH (c:Case {id: 'B'}) SET c.first_day = 'soon', c.last_day = 'later'",
          "MATCH (c:Case {id: 'B'}) SET c.year = 'soon', c.quarter = 'soon'",
          "MATCH (c:Case {id: 'C'}) SET c.year = [1], c.detected_seconds = 'long'",
          "CREATE (:Case)");

  private static final List<String> QUESTIONS =
      List.of(
          "all",
          "rare",
          "factor:* by factor",
          "all by year",
          "all by quarter order by quarter",
          "all by org",
          "all since 2020",
          "all followed by same cause",
          "all followed by same cause within 2y",
          "rare with everywhere across orgs",
          "all then all",
          "unknown date");

  private final Graph graph = SharedGraph.graph();

  @BeforeEach
  void load() {
    SharedGraph.wipe();
    new TestLoad(graph)
        .text(
            "{\"id\":\"A\",\"org_slug\":\"acme\",\"date\":\"2020-01-02\",\"root_cause\":\"bug\","
                + "\"contributing\":[\"rare\",\"everywhere\"]}",
            "{\"id\":\"B\",\"org_slug\":\"acme\",\"date\":\"2020-02-02\",\"root_cause\":\"bug\","
                + "\"contributing\":[\"rare\",\"everywhere\"],\"recurrence_of\":\"A\"}",
            "{\"id\":\"C\",\"org_slug\":\"beta\",\"date\":\"2022-02-02\",\"root_cause\":\"bug\","
                + "\"contributing\":[\"everywhere\"],\"recurrence_of\":\"B\"}");
    for (String statement : ODD) {
      graph.write(in -> in.run(new CypherQuery(statement, Map.of(), List.of())));
    }
  }

  private Desk desk() {
    return new GraphDesk(opening -> graph, List::of, Optional.empty(), line -> {}, "test");
  }

  @Test
  void isNoFaultOfTheProgram() {
    List<String> failed = new ArrayList<>();
    GraphMemory bare = Memories.withoutIndex();
    for (String question : QUESTIONS) {
      tried(question, d -> d.ask(question, ENGLISH), failed);
      tried(
          question + " by statements",
          d -> new AskQuestion(graph, bare, ENGLISH).answer(question),
          failed);
    }
    for (InsightRequest request : requests()) {
      tried(request.toString(), d -> d.insight(request, ENGLISH), failed);
      tried(
          request + " by statements",
          d -> new Insight(graph, bare, ENGLISH).answer(request),
          failed);
    }
    for (ViewRequest.Name view :
        List.of(ViewRequest.Name.ALL, ViewRequest.Name.FACTORS, ViewRequest.Name.RECURRENCES)) {
      tried(
          view.word(),
          d -> d.view(new ViewRequest(view, List.of(), ALL, 1, 0, Map.of(), List.of())),
          failed);
    }
    assertEquals(List.of(), failed);
  }

  @Test
  void leavesTheRestAsItIs() {
    Answer answer = desk().ask("rare by factor", ENGLISH);
    assertTrue(
        answer.rows().stream().anyMatch(row -> row.text(0).equals(Optional.of("rare"))),
        answer.rows()::toString);
    assertEquals(1, desk().ask("all since 2022", ENGLISH).rows().size());
  }

  /** A failure may name what is odd; anything else would be a fault of the program. */
  private void tried(String what, Consumer<Desk> use, List<String> failed) {
    try {
      use.accept(desk());
    } catch (Failure said) {
      if (said.kind() != Failure.Kind.CONTENT) {
        failed.add(what + ": " + said.kind() + " " + said.getMessage());
      }
    } catch (RuntimeException fault) {
      failed.add(what + ": " + fault);
    }
  }

  private static List<InsightRequest> requests() {
    List<InsightRequest> requests = new ArrayList<>();
    requests.add(new InsightRequest.Pairs(Facet.FACTOR, Facet.FACTOR, true, 20, ALL));
    requests.add(new InsightRequest.Similar("A", 20, ALL));
    requests.add(new InsightRequest.Path("A", "C", true, 20, ALL));
    requests.add(new InsightRequest.Recurrences(20, ALL));
    requests.add(new InsightRequest.Trend("rare", false, ALL));
    requests.add(new InsightRequest.Trend("factor", true, ALL));
    requests.add(new InsightRequest.Durations(Optional.of(Facet.FACTOR), ALL, ALL));
    requests.add(new InsightRequest.Labels(ALL.map(Facet::valueOf), ALL));
    requests.add(new InsightRequest.Search("rare", 20, ALL));
    requests.add(new InsightRequest.Stats(ALL));
    for (InsightRequest.Coverage.Subject subject : InsightRequest.Coverage.Subject.values()) {
      requests.add(new InsightRequest.Coverage(subject, ALL));
    }
    return requests;
  }
}
