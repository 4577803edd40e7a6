package dev.ikg.neo4j;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import javax.net.ServerSocketFactory;

/** Somebody who listens at a port, and does not speak Bolt there. */
final class Stranger implements AutoCloseable {

  /** What a stranger does with whoever connects. */
  enum Habit {
    /** Ends the connection at once, as a container's port does while the server starts. */
    HANGS_UP,
    /** Breaks the connection at once, as another kind of such a port does. */
    BREAKS,
    /** Hears what is said, and ends the connection. */
    LISTENS_AND_HANGS_UP,
    /** Says nothing. */
    SILENT,
    /** A web server, such as that of Neo4j Browser. */
    WEB,
    /** A server of another language that speaks first. */
    SHELL,
    /** A server that wants TLS, and says so in TLS. */
    WANTS_TLS
  }

  private static final int HELLO = 20;

  private final ServerSocket listener;
  private final Habit habit;

  Stranger(Habit habit) throws IOException {
    this(habit, ServerSocketFactory.getDefault());
  }

  /** A stranger whose sockets come from a factory, such as one of TLS. */
  Stranger(Habit habit, ServerSocketFactory sockets) throws IOException {
    this.habit = habit;
    listener =
        sockets.createServerSocket(0, 50, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
    start(this::accept);
  }

  int port() {
    return listener.getLocalPort();
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listener.accept();
        start(() -> meet(client));
      }
    } catch (IOException testIsOver) {
      // The listener was closed.
    }
  }

  private void meet(Socket client) {
    try (client) {
      InputStream in = client.getInputStream();
      switch (habit) {
        case HANGS_UP -> {}
        case BREAKS -> client.setSoLinger(true, 0);
        case LISTENS_AND_HANGS_UP -> in.readNBytes(HELLO);
        case SILENT -> in.readAllBytes();
        case WEB -> {
          in.readNBytes(HELLO);
          say(client, "HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n");
        }
        case SHELL -> {
          say(client, "SSH-2.0-stranger\r\n");
          in.readNBytes(HELLO);
        }
        case WANTS_TLS -> {
          in.readNBytes(HELLO);
          client.getOutputStream().write(new byte[] {0x15, 3, 3, 0, 2, 2, 0x46});
        }
      }
    } catch (IOException clientIsGone) {
      // As clients do.
    }
  }

  private static void say(Socket client, String text) throws IOException {
    client.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(task, "stranger");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
