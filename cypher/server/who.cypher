// id: server-who
// purpose: Which Neo4j holds the graph, and in which database.
// columns: version text, edition text, database text
CALL dbms.components() YIELD name, versions, edition
WHERE name = 'Neo4j Kernel'
CALL db.info() YIELD name AS database
RETURN versions[0] AS version, edition, database
