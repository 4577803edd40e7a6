// id: load-links-reported-in
// purpose: Where the case was reported.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:Source {url: row.to})
CREATE (c)-[:REPORTED_IN {position: row.position, kind: row.kind, archived: row.archived}]->(n)
