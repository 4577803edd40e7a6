// id: read-server-version
// purpose: The version of Neo4j that holds the graph.
// columns: version text
CALL dbms.components() YIELD name, versions
WHERE name = 'Neo4j Kernel'
RETURN versions[0] AS version
