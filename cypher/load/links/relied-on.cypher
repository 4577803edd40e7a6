// id: load-links-relied-on
// purpose: The organizations that a case relied on, and what they did.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:Organization {slug: row.to})
CREATE (c)-[:RELIED_ON {role: row.role}]->(n)
