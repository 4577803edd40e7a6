package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import org.neo4j.driver.exceptions.AuthenticationException;
import org.neo4j.driver.exceptions.Neo4jException;
import org.neo4j.driver.exceptions.RetryableException;
import org.neo4j.driver.exceptions.ServiceUnavailableException;
import org.neo4j.driver.exceptions.SessionExpiredException;

/**
 * The one place that maps what the driver throws to failures: by the type of an exception and by
 * Neo4j's code, never by the text of a message.
 */
final class DriverFaults {

  private static final String RATE_LIMIT = "Neo.ClientError.Security.AuthenticationRateLimit";
  private static final String NEW_PASSWORD = "Neo.ClientError.Security.CredentialsExpired";
  private static final String FORBIDDEN = "Neo.ClientError.Security.Forbidden";
  private static final String NO_DATABASE = "Neo.ClientError.Database.DatabaseNotFound";
  private static final String NOT_READY = "Neo.TransientError.General.DatabaseUnavailable";
  private static final String ENDED = "Neo.ClientError.Transaction.Terminated";
  private static final String ACCESS_MODE = "Neo.ClientError.Statement.AccessMode";

  private static final Set<String> READ_ONLY =
      Set.of(
          "Neo.ClientError.General.ForbiddenOnReadOnlyDatabase",
          "Neo.ClientError.General.WriteOnReadOnlyAccessDatabase",
          "Neo.ClientError.Cluster.NotALeader");

  /** What goes wrong with a value while a statement runs, which no look at its text can tell. */
  private static final Set<String> WRONG_VALUE =
      Set.of(
          "Neo.ClientError.Statement.TypeError",
          "Neo.ClientError.Statement.ArgumentError",
          "Neo.ClientError.Statement.ArithmeticError");

  private static final Set<String> OUT_OF_TIME =
      Set.of(
          "Neo.ClientError.Transaction.TransactionTimedOut",
          "Neo.ClientError.Transaction.TransactionTimedOutClientConfiguration");

  /** Neo4j calls these transient, but the same work needs the same memory again. */
  private static final Set<String> OUT_OF_MEMORY =
      Set.of(
          "Neo.TransientError.General.MemoryPoolOutOfMemoryError",
          "Neo.TransientError.General.TransactionMemoryLimit",
          "Neo.TransientError.General.OutOfMemoryError",
          "Neo.TransientError.General.StackOverFlowError",
          "Neo.ClientError.General.TransactionOutOfMemoryError");

  private static final Set<String> DUPLICATE =
      Set.of(
          "Neo.ClientError.Schema.ConstraintValidationFailed",
          "Neo.ClientError.Schema.ConstraintViolation",
          "Neo.ClientError.Statement.ConstraintVerificationFailed",
          "Neo.DatabaseError.Schema.ConstraintCreationFailed");

  private static final String STATEMENT = "Neo.ClientError.Statement.";
  private static final String BROKEN = "Neo.DatabaseError.";

  private DriverFaults() {}

  /** Whether the same work may succeed when it is tried again. */
  static boolean mayPass(Neo4jException fault) {
    return fault instanceof RetryableException && !OUT_OF_MEMORY.contains(fault.code());
  }

  /** Whether a statement itself is wrong, whatever the graph holds. */
  static boolean isWrongStatement(Neo4jException fault) {
    String code = fault.code();
    return code.startsWith(STATEMENT)
        && !WRONG_VALUE.contains(code)
        && !DUPLICATE.contains(code)
        && !code.equals(ACCESS_MODE);
  }

  /** Whether the server is gone, or its connections are. */
  static boolean isLoss(Neo4jException fault) {
    return fault instanceof ServiceUnavailableException
        || fault instanceof SessionExpiredException
        || fault.code().equals(ENDED)
        || NetworkFaults.isUnknownHost(fault);
  }

  /** Whether a failure came from a server that is gone. */
  static boolean isLoss(Failure failure) {
    return failure.getCause() instanceof Neo4jException fault && isLoss(fault);
  }

  /** Whether a failure came from a server that is well, but takes no changes of this user. */
  static boolean isRefusedChange(Failure failure) {
    return failure.getCause() instanceof Neo4jException fault
        && (fault.code().equals(FORBIDDEN) || READ_ONLY.contains(fault.code()));
  }

  /** Whether a failure came from a server that is well, but for the database that was asked for. */
  static boolean isOfDatabase(Failure failure) {
    return failure.getCause() instanceof Neo4jException fault
        && (fault.code().equals(NO_DATABASE) || fault.code().equals(NOT_READY));
  }

  /** A failure for an address that is none, or that the driver cannot use. */
  static Failure wrongAddress(String location, RuntimeException cause) {
    return graph(
            "The address " + location + " is none that Neo4j understands.",
            "Use bolt://HOST:7687 or neo4j://HOST:7687, with +s or +ssc behind the first word for"
                + " TLS.")
        .causedBy(cause);
  }

  /** A failure for a server that answers, but names others that do not. */
  static Failure wrongRouting(String location, URI direct, Neo4jException cause) {
    return graph(
            "The server at " + location + " answers, but names addresses for routing that do not.",
            "For a single server use "
                + Addresses.shown(direct)
                + "; for a cluster its advertised addresses must be reachable from here.")
        .causedBy(cause);
  }

  /** What it means to a person that no connection to a server could be made. */
  static Failure notConnected(Neo4jException fault, URI address, String location) {
    boolean known = security(fault, location).or(() -> state(fault, location)).isPresent();
    return Optional.of(address)
        .filter(at -> !known && NetworkFaults.mayBeAStranger(fault))
        .flatMap(at -> Knock.failure(at, location))
        .map(failure -> failure.causedBy(fault))
        .orElseGet(() -> failure(fault, location));
  }

  /** What a fault of the driver means to a person. */
  static Failure failure(Neo4jException fault, String location) {
    return security(fault, location)
        .or(() -> state(fault, location))
        .or(() -> work(fault, location))
        .or(() -> NetworkFaults.failure(fault, location))
        .orElseGet(() -> graph("The graph at " + location + " failed: " + firstLine(fault), ""))
        .causedBy(fault);
  }

  private static Optional<Failure> security(Neo4jException fault, String location) {
    String code = fault.code();
    if (code.equals(RATE_LIMIT)) {
      return Optional.of(
          graph(
              "The server at " + location + " has had too many wrong passwords in a row.",
              "Wait some seconds, then try again with the right password."));
    }
    if (code.equals(NEW_PASSWORD)) {
      return Optional.of(
          graph(
              "The server at " + location + " wants a new password for this user first.",
              "Set one in Neo4j Browser or cypher-shell, then use it here."));
    }
    if (code.equals(FORBIDDEN)) {
      return Optional.of(
          graph(
              "This user may not do that on " + location + ": " + firstLine(fault),
              "Ask for the right, or use another user with --user."));
    }
    if (fault instanceof AuthenticationException) {
      return Optional.of(
          graph(
              "The graph at " + location + " refused the user name or the password.",
              "Set NEO4J_USERNAME and NEO4J_PASSWORD, or --user and a password file."));
    }
    return Optional.empty();
  }

  private static Optional<Failure> state(Neo4jException fault, String location) {
    String code = fault.code();
    if (code.equals(NO_DATABASE)) {
      return Optional.of(
          graph(
              "The server at " + location + " has no such database.",
              "Leave out --database for the server's default, or name one that exists."));
    }
    if (code.equals(NOT_READY)) {
      return Optional.of(
          graph(
              "The database at " + location + " is not ready: it starts, or it was stopped.",
              "Wait a moment and try again; if that does not help, look at the server's log."));
    }
    if (READ_ONLY.contains(code)) {
      return Optional.of(
          graph(
              "The database at " + location + " takes no changes.",
              "For a cluster use a neo4j:// address, which finds the server that does."));
    }
    return Optional.empty();
  }

  private static Optional<Failure> work(Neo4jException fault, String location) {
    String code = fault.code();
    if (code.equals(ACCESS_MODE)) {
      return Optional.of(
          Failure.of(
              Failure.Kind.USAGE,
              "The statement writes.",
              "Only statements that read are run here."));
    }
    if (OUT_OF_TIME.contains(code)) {
      return Optional.of(
          content(
              "The graph did not answer within the time limit.",
              "Ask for less, or raise the limit with --timeout."));
    }
    if (OUT_OF_MEMORY.contains(code)) {
      return Optional.of(
          content(
              "The work needs more memory than the graph at " + location + " may use.",
              "Ask for less, load in smaller parts, or give the server more memory."));
    }
    if (DUPLICATE.contains(code)) {
      return Optional.of(
          content(
              "Two nodes would have one key: " + allLines(fault),
              "Remove or rename one of the two, then try again."));
    }
    if (WRONG_VALUE.contains(code)) {
      return Optional.of(
          content(
              firstLine(fault),
              "A value that the graph holds is of another kind than the statement takes."));
    }
    if (code.startsWith(STATEMENT)) {
      // The first line says what is wrong and where; those below repeat the statement.
      return Optional.of(Failure.of(Failure.Kind.USAGE, firstLine(fault), ""));
    }
    if (code.startsWith(BROKEN)) {
      return Optional.of(
          graph(
              "The graph at " + location + " could not do it: " + firstLine(fault),
              "Is the disk full? The server's log says more."));
    }
    return Optional.empty();
  }

  private static Failure graph(String message, String hint) {
    return Failure.of(Failure.Kind.GRAPH, message, hint);
  }

  private static Failure content(String message, String hint) {
    return Failure.of(Failure.Kind.CONTENT, message, hint);
  }

  private static String firstLine(Neo4jException fault) {
    String message = fault.getMessage();
    return message == null ? fault.code() : message.lines().findFirst().orElse(fault.code());
  }

  private static String allLines(Neo4jException fault) {
    String message = fault.getMessage();
    return message == null ? fault.code() : String.join(" ", message.lines().toList());
  }
}
