// id: load-links-caused-by
// purpose: The root causes.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:RootCause {name: row.to})
CREATE (c)-[:CAUSED_BY {position: row.position}]->(n)
