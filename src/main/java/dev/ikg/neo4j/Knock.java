package dev.ikg.neo4j;

import dev.ikg.problem.Failure;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.DatagramSocket;
import java.net.InetSocketAddress;
import java.net.NoRouteToHostException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * Says hello in plain Bolt to whoever listens at an address, to see who that is. The driver's
 * exceptions tell what failed, but not whether a server is still starting, wants TLS, or is none of
 * Neo4j's.
 */
final class Knock {

  /** What comes back from a hello. */
  enum Answer {
    /** Nobody takes connections. */
    NOBODY,
    /** The connection was taken, and ended or broken without a word. */
    NONE,
    /** A version of Bolt. */
    BOLT,
    /** An answer in TLS. */
    TLS,
    /** An answer of a web server. */
    WEB,
    /** Something else. */
    OTHER,
    /** Nothing for a while. */
    UNKNOWN
  }

  private static final int USUAL_PORT = 7687;
  private static final int CONNECT_MILLIS = 5_000;
  private static final int ANSWER_MILLIS = 2_000;

  /** The sign of Bolt, and the versions that a client would speak: 5.8 to 5.0. */
  private static final byte[] HELLO = {
    0x60, 0x60, (byte) 0xB0, 0x17, 0, 8, 8, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
  };

  private static final int VERSION_BYTES = 4;
  private static final byte TLS_ALERT = 0x15;
  private static final byte TLS_HANDSHAKE = 0x16;
  private static final byte[] HTTP = "HTTP".getBytes(StandardCharsets.US_ASCII);

  private Knock() {}

  /** The port of an address, or the one that the driver takes where it names none. */
  static int port(URI address) {
    return address.getPort() < 0 ? USUAL_PORT : address.getPort();
  }

  /**
   * What a person should hear who could not connect to a server; empty where what comes back says
   * no more than the fault does.
   */
  static Optional<Failure> failure(URI address, String location) {
    boolean tls = Addresses.isTls(address);
    return switch (at(address)) {
      case NONE ->
          said(
              "Something takes connections at " + location + " and ends them at once.",
              "A server that is still starting does so behind the port of a container: wait some"
                  + " seconds and try again. "
                  + (tls ? "" : "One that wants TLS may do so too: +s behind the first word. ")
                  + NetworkFaults.PORTS);
      case WEB ->
          said("A web server answers at " + location + ", not Neo4j's Bolt.", NetworkFaults.PORTS);
      case TLS ->
          tls
              ? Optional.empty()
              : said(
                  "What answers at " + location + " wants TLS.",
                  "Put +s behind the first word of the address, or +ssc if you know that its"
                      + " certificate is its own. "
                      + NetworkFaults.PORTS);
      case OTHER ->
          tls
              ? Optional.empty()
              // What the driver makes of it depends on how fast the other side hangs up.
              : said("What answers at " + location + " is not Neo4j's Bolt.", NetworkFaults.PORTS);
      case NOBODY, BOLT, UNKNOWN -> Optional.empty();
    };
  }

  /** Who listens at an address. */
  static Answer at(URI address) {
    InetSocketAddress place = new InetSocketAddress(address.getHost(), port(address));
    try (Socket socket = new Socket()) {
      socket.connect(place, CONNECT_MILLIS);
      return hello(socket);
    } catch (ConnectException | NoRouteToHostException nobody) {
      return Answer.NOBODY;
    } catch (SocketException broken) {
      return isOnTheNetwork(place) ? Answer.NONE : Answer.NOBODY;
    } catch (IOException nobody) {
      return Answer.NOBODY;
    }
  }

  /**
   * Whether this machine knows a way to a place. A network that is not there and a connection that
   * is broken as soon as it stands are the same exception; no packet is sent to tell them apart.
   */
  private static boolean isOnTheNetwork(InetSocketAddress place) {
    try (DatagramSocket way = new DatagramSocket()) {
      way.connect(place);
      return true;
    } catch (SocketException noWay) {
      return false;
    }
  }

  private static Answer hello(Socket socket) {
    try {
      socket.setSoTimeout(ANSWER_MILLIS);
      socket.getOutputStream().write(HELLO);
      InputStream in = socket.getInputStream();
      return meaning(in.readNBytes(VERSION_BYTES));
    } catch (SocketTimeoutException silent) {
      return Answer.UNKNOWN;
    } catch (IOException broken) {
      return Answer.NONE;
    }
  }

  private static Answer meaning(byte[] said) {
    if (said.length == 0) {
      return Answer.NONE;
    }
    if (said[0] == TLS_ALERT || said[0] == TLS_HANDSHAKE) {
      return Answer.TLS;
    }
    if (Arrays.equals(said, HTTP)) {
      return Answer.WEB;
    }
    return said.length == VERSION_BYTES && said[0] == 0 && said[1] == 0
        ? Answer.BOLT
        : Answer.OTHER;
  }

  private static Optional<Failure> said(String message, String hint) {
    return Optional.of(Failure.of(Failure.Kind.GRAPH, message, hint));
  }
}
