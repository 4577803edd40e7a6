package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import java.net.ConnectException;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.security.cert.CertificateException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.net.ssl.SSLException;
import org.neo4j.bolt.connection.exception.BoltClientException;
import org.neo4j.bolt.connection.exception.BoltConnectionInitialisationTimeoutException;
import org.neo4j.bolt.connection.exception.BoltUnsupportedFeatureException;
import org.neo4j.driver.exceptions.ClientException;
import org.neo4j.driver.exceptions.DiscoveryException;
import org.neo4j.driver.exceptions.FatalDiscoveryException;
import org.neo4j.driver.exceptions.Neo4jException;
import org.neo4j.driver.exceptions.SecurityException;
import org.neo4j.driver.exceptions.ServiceUnavailableException;
import org.neo4j.driver.exceptions.SessionExpiredException;
import org.neo4j.driver.exceptions.UnsupportedFeatureException;

/** Why a server cannot be reached, as far as the exceptions under the driver's own tell. */
final class NetworkFaults {

  /** Which port is meant. */
  static final String PORTS =
      "Neo4j's Bolt port is 7687 unless it was changed; 7474 is its web page.";

  /** Reasons, the most telling first. */
  private static final List<Reason> REASONS =
      List.of(
          new Reason(
              NetworkFaults::isUnknownHost,
              "There is no host of the name in %s.",
              "Is the name spelled right, and does this machine's network know it?"),
          new Reason(
              fault -> Faults.has(fault, CertificateException.class),
              "The certificate of %s is not one that this machine trusts.",
              "With a certificate of the server's own use +ssc in place of +s, if you know the"
                  + " server."),
          new Reason(
              fault ->
                  Faults.has(fault, BoltConnectionInitialisationTimeoutException.class)
                      && !Faults.has(fault, SSLException.class),
              "Something answers at %s, but not as Neo4j does.",
              "The server may still be starting, or the port is another's. " + PORTS),
          new Reason(
              fault -> Faults.has(fault, SSLException.class),
              "TLS was asked of %s, which does not speak it there.",
              "Without TLS on the server leave out +s and +ssc. " + PORTS),
          new Reason(
              fault -> Faults.has(fault, ConnectException.class),
              "Nothing answers at %s.",
              "Is the server running, and is the port right? " + PORTS),
          new Reason(
              NetworkFaults::leadsNowhere,
              "The network does not lead to %s.",
              "Is this machine connected, and does a firewall stand between?"),
          new Reason(
              fault -> fault instanceof SecurityException,
              "No safe connection to %s could be made.",
              "Are the user and the TLS part of the address right?"),
          new Reason(
              NetworkFaults::isTooOld,
              "The server at %s is too old: Neo4j 5.26 or a later one is needed.",
              "Upgrade the server, or use a graph folder of this machine with --graph."),
          new Reason(
              NetworkFaults::isAnotherLanguage, "What answers at %s is not Neo4j's Bolt.", PORTS),
          new Reason(
              fault ->
                  fault instanceof DiscoveryException || fault instanceof FatalDiscoveryException,
              "The server at %s names no server that could do the work.",
              "For a single server use a bolt:// address; a cluster may have no leader now."),
          new Reason(
              fault ->
                  fault instanceof ServiceUnavailableException
                      || fault instanceof SessionExpiredException
                      || Faults.has(fault, SocketException.class),
              "The connection to %s ended.",
              "The server stopped, is still starting, or wants TLS (+s behind the first word)."));

  private NetworkFaults() {}

  static boolean isUnknownHost(Neo4jException fault) {
    return Faults.has(fault, UnknownHostException.class);
  }

  private static boolean isTooOld(Neo4jException fault) {
    return Faults.has(fault, UnsupportedFeatureException.class)
        || Faults.has(fault, BoltUnsupportedFeatureException.class);
  }

  /** The failure of a server that cannot be reached; empty where the fault is another. */
  static Optional<Failure> failure(Neo4jException fault, String location) {
    return REASONS.stream()
        .filter(reason -> reason.holds().test(fault))
        .findFirst()
        .map(
            reason ->
                Failure.of(
                    Failure.Kind.GRAPH, reason.message().replace("%s", location), reason.hint()));
  }

  /** Netty has types of its own for what fails while it connects; later a bare one is thrown. */
  private static boolean leadsNowhere(Neo4jException fault) {
    return Faults.find(fault, SocketException.class)
        .filter(broken -> broken.getClass() != SocketException.class)
        .isPresent();
  }

  /** The driver's own faults have no code of Neo4j. */
  private static boolean isAnotherLanguage(Neo4jException fault) {
    return !fault.code().startsWith("Neo.")
        && (fault instanceof ClientException || Faults.has(fault, BoltClientException.class));
  }

  /** Whether a look at who answers may tell more of why no connection could be made. */
  static boolean mayBeAStranger(Neo4jException fault) {
    return !isUnknownHost(fault)
        && !isTooOld(fault)
        && !Faults.has(fault, CertificateException.class)
        && failure(fault, "").isPresent();
  }

  /**
   * A reason why a server cannot be reached.
   *
   * @param holds whether a fault has this reason
   * @param message with {@code %s} for where the server is
   * @param hint what to do about it
   */
  private record Reason(Predicate<Neo4jException> holds, String message, String hint) {}
}
