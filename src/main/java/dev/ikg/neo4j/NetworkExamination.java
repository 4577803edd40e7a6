package dev.ikg.neo4j;

import dev.ikg.graph.Finding;
import dev.ikg.graph.Target;
import dev.ikg.problem.Failure;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.SSLException;
import org.neo4j.driver.exceptions.SecurityException;

/** Looks at the way to a server: its name, its port, TLS, who logs in, and the database. */
final class NetworkExamination {

  /** What a connection passes, in this order. */
  private static final List<String> STEPS = List.of("tls", "bolt", "login", "database");

  private final Target.Server server;

  NetworkExamination(Target.Server server) {
    this.server = server;
  }

  /** What can be seen before anybody says who they are. */
  List<Finding> before() {
    List<Finding> findings = new ArrayList<>();
    String host = server.uri().getHost();
    if (host == null) {
      return List.of(
          Finding.failed(
              "address",
              "The address " + Addresses.shown(server.uri()) + " names no server.",
              "Use bolt://HOST:7687 or neo4j://HOST:7687."));
    }
    try {
      InetAddress address = InetAddress.getByName(host);
      findings.add(Finding.ok("name", host + " is " + address.getHostAddress() + "."));
      findings.add(port());
    } catch (UnknownHostException unknown) {
      findings.add(
          Finding.failed(
              "name", "There is no machine called " + host + ".", "Is the name spelt right?"));
    }
    return findings;
  }

  private Finding port() {
    int port = Knock.port(server.uri());
    return Knock.at(server.uri()) == Knock.Answer.NOBODY
        ? Finding.failed(
            "port",
            "Nothing listens at port " + port + ".",
            "Is the server running, and is the port the one of Bolt (usually 7687), not the one of"
                + " the browser (7474)?")
        : Finding.ok("port", "Something listens at port " + port + ".");
  }

  /** What a connection that stands shows. */
  List<Finding> connected() {
    return STEPS.stream().map(this::passed).toList();
  }

  /** What a connection that was refused shows. */
  List<Finding> refused(Failure failure) {
    int step = STEPS.indexOf(stepOf(failure));
    List<Finding> findings = new ArrayList<>();
    STEPS.subList(0, step).forEach(name -> findings.add(passed(name)));
    findings.add(Finding.failed(STEPS.get(step), failure));
    return findings;
  }

  private Finding passed(String step) {
    return Finding.ok(
        step,
        switch (step) {
          case "tls" ->
              Addresses.isTls(server.uri())
                  ? "The connection is encrypted."
                  : "None was asked for (+s or +ssc would).";
          case "bolt" -> "It speaks Bolt, as Neo4j does.";
          case "login" -> "It lets " + server.user() + " in.";
          default ->
              server
                  .database()
                  .map(name -> "The database " + name + " is ready.")
                  .orElse("The database of this user is ready.");
        });
  }

  private static String stepOf(Failure failure) {
    if (Faults.has(failure, SSLException.class)) {
      return "tls";
    }
    if (Faults.has(failure, SecurityException.class)) {
      return "login";
    }
    return DriverFaults.isOfDatabase(failure) ? "database" : "bolt";
  }
}
