// id: server-set-password
// purpose: Gives the server's first user the password that the graph folder holds.
// parameters: password
ALTER USER neo4j SET PASSWORD $password CHANGE NOT REQUIRED
