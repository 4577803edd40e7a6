package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import java.util.Optional;
import org.neo4j.driver.exceptions.AuthenticationException;
import org.neo4j.driver.exceptions.ClientException;
import org.neo4j.driver.exceptions.DiscoveryException;
import org.neo4j.driver.exceptions.FatalDiscoveryException;
import org.neo4j.driver.exceptions.Neo4jException;
import org.neo4j.driver.exceptions.SecurityException;
import org.neo4j.driver.exceptions.ServiceUnavailableException;
import org.neo4j.driver.exceptions.SessionExpiredException;

/** The one place that maps what the driver throws to failures. */
final class DriverFaults {

  private DriverFaults() {}

  static Failure failure(Neo4jException fault, String location) {
    Failure failure =
        failureOfType(fault, location)
            .orElseGet(() -> Failure.of(kind(fault), firstLine(fault), hint(fault)));
    return failure.causedBy(fault);
  }

  /** A failure for an address that is none, or that the driver cannot use. */
  static Failure wrongAddress(String location, RuntimeException cause) {
    return Failure.of(
            Failure.Kind.GRAPH,
            "The address " + location + " is none that Neo4j understands.",
            "Use bolt://HOST:7687 or neo4j://HOST:7687, with +s or +ssc behind the first word for TLS.")
        .causedBy(cause);
  }

  private static Optional<Failure> failureOfType(Neo4jException fault, String location) {
    if (fault instanceof AuthenticationException) {
      return graph(
          "The graph at " + location + " refused the user name or the password.",
          "Set NEO4J_USERNAME and NEO4J_PASSWORD, or --user and a password file.");
    }
    if (fault instanceof FatalDiscoveryException
        || fault.code().equals("Neo.ClientError.Database.DatabaseNotFound")) {
      return graph(
          "The server at " + location + " has no such database.",
          "Leave out --database for the server's default, or name one that exists.");
    }
    if (fault instanceof SecurityException) {
      return graph(
          "No safe connection to " + location + " could be made.",
          "Without TLS on the server use bolt:// or neo4j://; with a certificate of its own use +ssc.");
    }
    if (fault instanceof ServiceUnavailableException
        || fault instanceof SessionExpiredException
        || fault instanceof DiscoveryException) {
      return graph(
          "The graph at " + location + " cannot be reached.",
          "Is the server running, and are the address and the port right?");
    }
    return Optional.empty();
  }

  private static Optional<Failure> graph(String message, String hint) {
    return Optional.of(Failure.of(Failure.Kind.GRAPH, message, hint));
  }

  private static Failure.Kind kind(Neo4jException fault) {
    String code = fault.code();
    if (code.startsWith("Neo.ClientError.Transaction.TransactionTimedOut")
        || code.startsWith("Neo.TransientError.General.MemoryPoolOutOfMemory")) {
      return Failure.Kind.CONTENT;
    }
    return fault instanceof ClientException && code.startsWith("Neo.ClientError.Statement")
        ? Failure.Kind.USAGE
        : Failure.Kind.GRAPH;
  }

  private static String hint(Neo4jException fault) {
    return fault.code().equals("Neo.ClientError.Statement.AccessMode")
        ? "Only statements that read are run here."
        : "";
  }

  private static String firstLine(Neo4jException fault) {
    String message = fault.getMessage();
    return message == null ? fault.code() : message.lines().findFirst().orElse(fault.code());
  }
}
