package dev.ikg.neo4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import dev.ikg.problem.Problem;
import java.net.URI;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.neo4j.driver.exceptions.AuthenticationException;
import org.neo4j.driver.exceptions.ClientException;
import org.neo4j.driver.exceptions.DatabaseException;
import org.neo4j.driver.exceptions.Neo4jException;
import org.neo4j.driver.exceptions.ServiceUnavailableException;
import org.neo4j.driver.exceptions.TransientException;

/** What the codes of Neo4j mean, and which faults are worth another try. */
final class DriverFaultsTest {

  private static final String OUT_OF_MEMORY =
      "Neo.TransientError.General.MemoryPoolOutOfMemoryError";
  private static final String DEADLOCK = "Neo.TransientError.Transaction.DeadlockDetected";

  @ParameterizedTest
  @CsvSource({
    "Neo.ClientError.Security.AuthenticationRateLimit, GRAPH, too many wrong passwords",
    "Neo.ClientError.Security.CredentialsExpired, GRAPH, wants a new password",
    "Neo.ClientError.Security.Forbidden, GRAPH, may not do that",
    "Neo.ClientError.Database.DatabaseNotFound, GRAPH, no such database",
    "Neo.TransientError.General.DatabaseUnavailable, GRAPH, is not ready",
    "Neo.ClientError.General.WriteOnReadOnlyAccessDatabase, GRAPH, takes no changes",
    "Neo.ClientError.Statement.AccessMode, USAGE, The statement writes",
    "Neo.ClientError.Statement.SyntaxError, USAGE, first line",
    "Neo.ClientError.Transaction.TransactionTimedOut, CONTENT, time limit",
    "Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration, CONTENT, time limit",
    "Neo.TransientError.General.MemoryPoolOutOfMemoryError, CONTENT, more memory",
    "Neo.ClientError.Schema.ConstraintValidationFailed, CONTENT, one key: first line second line",
    "Neo.DatabaseError.Schema.ConstraintCreationFailed, CONTENT, one key: first line second line",
    "Neo.DatabaseError.Transaction.TransactionCommitFailed, GRAPH, could not do it: first line",
    "Neo.ClientError.Something.New, GRAPH, failed: first line",
  })
  void eachCodeHasItsOwnMessage(String code, Failure.Kind kind, String says) {
    Failure failure = DriverFaults.failure(fault(code), "bolt://somewhere");

    assertEquals(kind, failure.kind());
    assertTrue(
        failure.problems().get(0).message().contains(says),
        () -> failure.problems().get(0).message());
  }

  @Test
  void noTwoReasonsSoundAlike() {
    List<Neo4jException> faults =
        List.of(
            new AuthenticationException("Neo.ClientError.Security.Unauthorized", "text"),
            fault("Neo.ClientError.Security.AuthenticationRateLimit"),
            fault("Neo.ClientError.Security.CredentialsExpired"),
            fault("Neo.ClientError.Database.DatabaseNotFound"),
            fault("Neo.TransientError.General.DatabaseUnavailable"),
            new ServiceUnavailableException("text", new java.net.ConnectException()),
            new ServiceUnavailableException("text", new java.net.UnknownHostException()),
            new ServiceUnavailableException("text", new javax.net.ssl.SSLException("text")),
            new ServiceUnavailableException("text"));
    Set<Problem> said = new HashSet<>();
    faults.forEach(fault -> said.addAll(DriverFaults.failure(fault, "here").problems()));

    assertEquals(faults.size(), said.size());
    said.forEach(problem -> assertFalse(problem.hint().isEmpty(), problem::message));
  }

  @Test
  void theStatementBelowAMessageIsNotShown() {
    Failure failure = DriverFaults.failure(fault("Neo.ClientError.Statement.SyntaxError"), "here");

    assertFalse(failure.problems().toString().contains("second line"));
  }

  @Test
  void workThatNeedsTooMuchMemoryIsTriedOnce() {
    assertEquals(1, attemptsUntilFailure(new TransientException(OUT_OF_MEMORY, "text")));
  }

  @Test
  void workThatIsWrongIsTriedOnce() {
    assertEquals(
        1, attemptsUntilFailure(new ClientException("Neo.ClientError.Statement.Any", "text")));
  }

  @Test
  void workThatMetADeadlockIsTriedAgain() {
    AtomicInteger tries = new AtomicInteger();
    try (Connections nobody = nobody();
        Attempts attempts = new Attempts(nobody, "here", DriverFaults::mayPass)) {
      int tried =
          attempts.of(
              driver -> {
                if (tries.incrementAndGet() < 3) {
                  throw new TransientException(DEADLOCK, "text");
                }
                return tries.get();
              });

      assertEquals(3, tried);
    }
  }

  @Test
  @Timeout(30)
  void aResultThatIsKnownIsNotWaitedForAnyLonger() {
    CompletableFuture<String> returned = new CompletableFuture<>();
    AtomicInteger tries = new AtomicInteger();
    try (Connections nobody = nobody();
        Attempts attempts = new Attempts(nobody, "here", DriverFaults::mayPass)) {
      String read =
          attempts.untilKnown(
              (driver, known) -> {
                tries.incrementAndGet();
                known.accept("known");
                returned.join();
                throw new TransientException(DEADLOCK, "text");
              });
      returned.complete(read);

      assertEquals("known", read);
    }
    assertEquals(1, tries.get());
  }

  private static int attemptsUntilFailure(Neo4jException fault) {
    AtomicInteger tries = new AtomicInteger();
    try (Connections nobody = nobody();
        Attempts attempts = new Attempts(nobody, "here", DriverFaults::mayPass)) {
      assertThrows(
          Failure.class,
          () ->
              attempts.of(
                  driver -> {
                    tries.incrementAndGet();
                    throw fault;
                  }));
    }
    return tries.get();
  }

  private static Connections nobody() {
    return new Connections(
        new Target.Server(URI.create("bolt://127.0.0.1:1"), "neo4j", "text", Optional.empty()),
        "here");
  }

  private static Neo4jException fault(String code) {
    String text = "first line\nsecond line";
    if (code.startsWith("Neo.TransientError")) {
      return new TransientException(code, text);
    }
    return code.startsWith("Neo.DatabaseError")
        ? new DatabaseException(code, text)
        : new ClientException(code, text);
  }
}
