package dev.ikg.neo4j;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A server that speaks just enough Bolt to be connected to, and that names an address for routing
 * where nobody listens. A single Neo4j 5 names the address that it was called by, so it takes a
 * cluster, or this, to see that fault.
 */
final class StubServer implements AutoCloseable {

  private static final int ROUTE = 0x66;
  private static final int GOODBYE = 0x02;
  private static final int HELLO = 0x01;
  private static final int LOGON = 0x6A;
  private static final int SUCCESS = 0x70;
  private static final int FAILURE = 0x7F;

  private final ServerSocket listener;
  private final String routesTo;

  private final int[] version;
  private final boolean starting;

  /**
   * Starts a server.
   *
   * @param routesTo the address that it names for routing
   * @param version the major and the minor version of Bolt that it speaks: 5.2, or 4.4 for a server
   *     that is too old
   */
  StubServer(String routesTo, int... version) throws IOException {
    this(false, routesTo, version);
  }

  private StubServer(boolean starting, String routesTo, int... version) throws IOException {
    this.starting = starting;
    this.routesTo = routesTo;
    this.version = version;
    this.listener = new ServerSocket(0, 50, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
    start(this::accept);
  }

  /** A server that lets its user in and has no database yet. */
  static StubServer starting() throws IOException {
    return new StubServer(true, "127.0.0.1:1", 5, 2);
  }

  int port() {
    return listener.getLocalPort();
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    thread.start();
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listener.accept();
        start(() -> serve(client));
      }
    } catch (IOException testIsOver) {
      // The listener was closed.
    }
  }

  private void serve(Socket client) {
    try (client;
        DataInputStream in = new DataInputStream(client.getInputStream());
        DataOutputStream out = new DataOutputStream(client.getOutputStream())) {
      in.readNBytes(20);
      out.write(new byte[] {0, 0, (byte) version[1], (byte) version[0]});
      for (int signature = message(in); signature != GOODBYE; signature = message(in)) {
        if (starting && signature != HELLO && signature != LOGON) {
          answer(out, FAILURE, notReady());
        } else {
          answer(out, SUCCESS, signature == ROUTE ? routes() : greeting());
        }
      }
    } catch (IOException clientIsGone) {
      // As clients do.
    }
  }

  /** Reads a message of chunks up to the empty one; its second byte says what it is. */
  private static int message(DataInputStream in) throws IOException {
    ByteArrayOutputStream message = new ByteArrayOutputStream();
    for (int size = in.readUnsignedShort();
        size > 0 || message.size() == 0;
        size = in.readUnsignedShort()) {
      message.write(in.readNBytes(size));
    }
    return message.toByteArray()[1];
  }

  private static void answer(DataOutputStream out, int kind, byte[] metadata) throws IOException {
    out.writeShort(metadata.length + 2);
    out.write(new byte[] {(byte) 0xB1, (byte) kind});
    out.write(metadata);
    out.writeShort(0);
  }

  private static byte[] greeting() throws IOException {
    ByteArrayOutputStream map = new ByteArrayOutputStream();
    map.write(0xA2);
    text(map, "server");
    text(map, "Neo4j/5.26");
    text(map, "connection_id");
    text(map, "1");
    return map.toByteArray();
  }

  private static byte[] notReady() throws IOException {
    ByteArrayOutputStream map = new ByteArrayOutputStream();
    map.write(0xA2);
    text(map, "code");
    text(map, "Neo.TransientError.General.DatabaseUnavailable");
    text(map, "message");
    text(map, "not yet");
    return map.toByteArray();
  }

  private byte[] routes() throws IOException {
    ByteArrayOutputStream map = new ByteArrayOutputStream();
    map.write(0xA1);
    text(map, "rt");
    map.write(0xA3);
    text(map, "ttl");
    map.write(60);
    text(map, "db");
    text(map, "neo4j");
    text(map, "servers");
    map.write(0x93);
    for (String role : List.of("ROUTE", "READ", "WRITE")) {
      map.write(0xA2);
      text(map, "role");
      text(map, role);
      text(map, "addresses");
      map.write(0x91);
      text(map, routesTo);
    }
    return map.toByteArray();
  }

  /** Writes a text of at most 255 bytes. */
  private static void text(ByteArrayOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.write(0xD0);
    out.write(bytes.length);
    out.write(bytes);
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
