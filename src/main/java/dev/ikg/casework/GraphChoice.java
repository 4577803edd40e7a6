package dev.ikg.casework;

import java.util.Optional;

/**
 * Which graph a person asked for on the command line. What is empty is decided by the environment
 * and then by default. A password never comes this way.
 *
 * @param folder the folder of an embedded graph
 * @param uri the address of a Neo4j server
 * @param user the name to log in with
 * @param database the database on the server
 * @param passwordFile the file that holds the password, on its first line
 */
public record GraphChoice(
    Optional<String> folder,
    Optional<String> uri,
    Optional<String> user,
    Optional<String> database,
    Optional<String> passwordFile) {}
