// id: load-links-promised
// purpose: What was promised, in order.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
CREATE (c)-[:PROMISED {position: row.position}]->(n:ActionItem)
SET n = row.properties
