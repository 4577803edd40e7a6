// id: load-links-remedied-by
// purpose: What was done, in order.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
CREATE (c)-[:REMEDIED_BY {position: row.position}]->(n:Remediation)
SET n = row.properties
