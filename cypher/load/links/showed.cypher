// id: load-links-showed
// purpose: The symptoms.
// parameters: rows list
UNWIND $rows AS row
MATCH (c:CaseId {id: row.from})
MATCH (n:Symptom {name: row.to})
CREATE (c)-[:SHOWED {position: row.position}]->(n)
