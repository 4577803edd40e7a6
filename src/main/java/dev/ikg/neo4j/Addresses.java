package dev.ikg.neo4j;

import java.net.URI;

/** Addresses of servers as people read them, and what their schemes mean. */
final class Addresses {

  private Addresses() {}

  /**
   * The scheme, host and port; a user or a password that was written into the address is left out.
   */
  static String shown(URI address) {
    String authority = address.getRawAuthority();
    if (authority == null) {
      return address.getScheme() == null ? "that was given" : address.getScheme() + "://";
    }
    return address.getScheme() + "://" + authority.substring(authority.lastIndexOf('@') + 1);
  }

  /** Whether the driver asks the server which server to use. */
  static boolean isRouting(URI address) {
    String scheme = address.getScheme();
    return scheme != null && scheme.startsWith("neo4j");
  }

  /** Whether the driver speaks TLS to the server. */
  static boolean isTls(URI address) {
    return String.valueOf(address.getScheme()).contains("+");
  }

  /** The same server without routing. */
  static URI direct(URI address) {
    return URI.create(
        address.getScheme().replaceFirst("^neo4j", "bolt") + "://" + address.getRawAuthority());
  }
}
