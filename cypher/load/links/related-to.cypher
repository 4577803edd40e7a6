// id: load-links-related-to
// purpose: Links to related cases, as declared.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:CaseId {id: row.to})
CREATE (c)-[:RELATED_TO {kind: row.kind, basis: row.basis}]->(n)
