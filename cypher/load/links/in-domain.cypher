// id: load-links-in-domain
// purpose: The domains.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:Domain {name: row.to})
CREATE (c)-[:IN_DOMAIN {position: row.position}]->(n)
