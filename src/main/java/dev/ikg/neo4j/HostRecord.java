package dev.ikg.neo4j;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which process runs the server of a graph folder. It is only true while the folder's lock is held.
 *
 * @param process the id of the process
 * @param address where the server answers; empty while it starts
 */
record HostRecord(long process, Optional<URI> address) {

  /** The record of this process while its server cannot be used. */
  static HostRecord here() {
    return new HostRecord(ProcessHandle.current().pid(), Optional.empty());
  }

  /** The record of this process with a server that answers. */
  static HostRecord here(URI address) {
    return new HostRecord(ProcessHandle.current().pid(), Optional.of(address));
  }

  /** The record in a file; empty where the text is none. */
  static Optional<HostRecord> parse(String text) {
    Map<String, String> values = new LinkedHashMap<>();
    for (String line : text.lines().toList()) {
      int equals = line.indexOf('=');
      if (equals > 0) {
        values.put(line.substring(0, equals), line.substring(equals + 1));
      }
    }
    try {
      long process = Long.parseLong(values.getOrDefault("process", ""));
      Optional<URI> address = Optional.ofNullable(values.get("address")).map(URI::create);
      return Optional.of(new HostRecord(process, address));
    } catch (IllegalArgumentException spoilt) {
      return Optional.empty();
    }
  }

  String text() {
    return "process=" + process + "\n" + address.map(uri -> "address=" + uri + "\n").orElse("");
  }
}
