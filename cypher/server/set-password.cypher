// id: server-set-password
// purpose: Gives the first user the password of the graph folder; to alter a password to the same one is refused.
// parameters: password
CREATE OR REPLACE USER neo4j SET PASSWORD $password CHANGE NOT REQUIRED
