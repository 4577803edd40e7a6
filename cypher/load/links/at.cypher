// id: load-links-at
// purpose: Where a case happened, under the name that the case gives.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:Organization {slug: row.to})
CREATE (c)-[:AT {name: row.name}]->(n)
