package dev.ikg.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CredentialsTest {

  @ParameterizedTest
  @CsvSource({
    "bolt://me:pw@host:7687, bolt://*****@host:7687",
    "ask all --uri neo4j+s://me:p@w@host, ask all --uri neo4j+s://******@host",
    "bolt://me:a/b?c@host is no address, bolt://********@host is no address",
    "bolt://me@host, bolt://**@host",
    "bolt://:pw@host, bolt://***@host",
    "bolt:/a:b@c as a path, bolt:/***@c as a path",
    "bolt://a:b@c d, bolt://***@c d",
    "bolt://a:b@c bolt://host d@e bolt://f@g, bolt://***@c bolt://host d@e bolt://*@g",
    "bolt://a@b bolt:/x/y://c:d@e, bolt://*@b bolt:/x/y://***@e"
  })
  void starsStandForThem(String text, String hidden) {
    assertEquals(hidden, Credentials.hidden(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://medium.test/@someone/a-post",
        "bolt://host:7687",
        "me@host",
        "a: b@c",
        "x://"
      })
  void otherTextsStay(String text) {
    assertEquals(text, Credentials.hidden(text));
  }

  /** Each place where an address could begin once had all that follows searched. */
  @Test
  void aLongTextOfNothingButBeginningsIsReadOnce() {
    String text = "@" + ":/".repeat(500_000);

    assertEquals(text, Credentials.hidden(text));
  }

  @Test
  void noProblemHoldsThem() {
    String typed = "load bolt://me:secret@host";
    Problem problem =
        Problem.error(new Place.InText(typed, 5, typed.length()), "no " + typed, "use " + typed);
    String hidden = "load bolt://*********@host";

    assertEquals(
        Problem.error(new Place.InText(hidden, 5, hidden.length()), "no " + hidden, "use " + hidden)
            .toString(),
        problem.toString());
    assertEquals("bolt://***@x", new Place.InFile("bolt://a:b@x", 1, "").file());
  }
}
