// id: load-links-affected
// purpose: The components that were affected.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:Component {name: row.to})
CREATE (c)-[:AFFECTED {position: row.position}]->(n)
