package dev.ikg.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A TCP socket on which a process waits for connections, as Linux tells it.
 *
 * @param address in the kernel's form: hexadecimal, each group of four bytes reversed, a colon and
 *     the port
 */
record ListeningSocket(String address) {

  private static final String LISTENING = "0A";

  /** {@code 127.0.0.1}, the same written as an IPv6 address, and {@code ::1}. */
  private static final Set<String> LOOPBACK =
      Set.of("0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000");

  boolean onLoopback() {
    return LOOPBACK.contains(address.substring(0, address.indexOf(':')));
  }

  /** All of a process. */
  static List<ListeningSocket> of(long process) throws IOException {
    Path proc = Path.of("/proc", Long.toString(process));
    Set<String> own = sockets(proc.resolve("fd"));
    List<ListeningSocket> found = new ArrayList<>();
    for (String table : List.of("net/tcp", "net/tcp6")) {
      for (String line : Files.readAllLines(proc.resolve(table))) {
        // sl, local address, remote address, state, queues, timer, retransmissions, user, timeout,
        // inode
        String[] fields = line.strip().split("\\s+");
        if (fields[3].equals(LISTENING) && own.contains("socket:[" + fields[9] + "]")) {
          found.add(new ListeningSocket(fields[1]));
        }
      }
    }
    return found;
  }

  private static Set<String> sockets(Path descriptors) throws IOException {
    try (Stream<Path> files = Files.list(descriptors)) {
      return files.map(ListeningSocket::target).collect(Collectors.toSet());
    }
  }

  private static String target(Path descriptor) {
    try {
      return Files.readSymbolicLink(descriptor).toString();
    } catch (IOException closedMeanwhile) {
      return "";
    }
  }
}
