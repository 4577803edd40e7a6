package dev.ikg.neo4j;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A small proxy on loopback between a client and a Neo4j server. It hands everything on until it is
 * told to break the wire at a commit, or to hold back what the server says. Commits are those of
 * transactions that may write: nobody waits for others.
 */
public final class FaultyWire implements AutoCloseable {

  /** What happens at the next commits. */
  public enum Fault {
    /** Nothing. */
    NONE,
    /** The wire breaks before the server hears of it. */
    BEFORE_COMMIT,
    /** The server hears of it, and the wire breaks before the client hears the answer. */
    AFTER_COMMIT
  }

  /** A message of Bolt that commits, with its length before it and the end mark behind it. */
  private static final byte[] COMMIT = {0, 2, (byte) 0xB0, 0x12, 0, 0};

  private static final byte[] ROLLBACK = {0, 2, (byte) 0xB0, 0x13, 0, 0};

  /** What the beginning of a transaction that only reads says of it. */
  private static final String ONLY_READS = "\u0084mode\u0081r";

  private static final long FOR_THE_SERVER_TO_COMMIT_MILLIS = 2000;

  private final ServerSocket listener;
  private final int server;
  private final List<Socket> sockets = new CopyOnWriteArrayList<>();
  private final AtomicInteger commits = new AtomicInteger();
  private volatile Fault fault = Fault.NONE;
  private volatile int atCommit;
  private volatile boolean stalled;

  /** A wire to a server of this machine. */
  public FaultyWire(int server) throws IOException {
    this.server = server;
    this.listener = new ServerSocket(0, 50, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}));
    start(this::accept);
  }

  /** Where a client connects to. */
  public int port() {
    return listener.getLocalPort();
  }

  /** From now on the commit of this number, counted from 1, meets a fault, once. */
  public void breakAt(int commit, Fault what) {
    commits.set(0);
    atCommit = commit;
    fault = what;
  }

  /** From now on nothing that the server says arrives. */
  public void stall() {
    stalled = true;
  }

  /** How many commits there were since the last call of {@link #breakAt}. */
  public int commits() {
    return commits.get();
  }

  /** Whether the fault has come. */
  public boolean isBroken() {
    return fault != Fault.NONE && commits.get() >= atCommit;
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listener.accept();
        Socket to = new Socket(listener.getInetAddress(), server);
        sockets.addAll(List.of(client, to));
        start(() -> fromClient(client, to));
        start(() -> fromServer(to, client));
      }
    } catch (IOException closed) {
      // The test is over.
    }
  }

  private void fromClient(Socket client, Socket to) {
    byte[] buffer = new byte[1 << 16];
    boolean onlyReads = false;
    try (client;
        to) {
      InputStream in = client.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        boolean commit = endsWith(COMMIT, buffer, read);
        onlyReads |= new String(buffer, 0, read, ISO_8859_1).contains(ONLY_READS);
        boolean breaks =
            commit && !onlyReads && commits.incrementAndGet() == atCommit && fault != Fault.NONE;
        onlyReads &= !commit && !endsWith(ROLLBACK, buffer, read);
        if (breaks && fault == Fault.BEFORE_COMMIT) {
          return;
        }
        if (breaks) {
          // The client hears nothing more; the server gets the time to do what it was told.
          client.shutdownOutput();
        }
        out.write(buffer, 0, read);
        out.flush();
        if (breaks) {
          Thread.sleep(FOR_THE_SERVER_TO_COMMIT_MILLIS);
          return;
        }
      }
    } catch (IOException | InterruptedException broken) {
      // One end is gone, and so is the other.
    }
  }

  private void fromServer(Socket from, Socket client) {
    byte[] buffer = new byte[1 << 16];
    try (from;
        client) {
      InputStream in = from.getInputStream();
      OutputStream out = client.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        if (!stalled) {
          out.write(buffer, 0, read);
          out.flush();
        }
      }
    } catch (IOException broken) {
      // One end is gone, and so is the other.
    }
  }

  /** The driver sends the end of a transaction as the last thing and waits for the answer. */
  private static boolean endsWith(byte[] message, byte[] buffer, int length) {
    return length >= message.length
        && Arrays.equals(buffer, length - message.length, length, message, 0, message.length);
  }

  private static void start(Runnable task) {
    Thread thread = new Thread(task, "faulty-wire");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    listener.close();
    for (Socket socket : sockets) {
      socket.close();
    }
  }
}
